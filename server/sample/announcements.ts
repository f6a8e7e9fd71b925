/** Sample announcements: the newest first. `showForDays` is counted from the day the sample is made. */
export const sampleAnnouncements = [
  {
    title: 'Sample announcement',
    message: 'This website shows sample content. Staff replace it from the dashboard.',
    showForDays: null,
  },
  {
    title: 'Saving groups',
    message: 'Sample: three new saving groups meet for the first time this month. Each has room for 15 to 30 members.',
    showForDays: 30,
  },
  {
    title: 'Training',
    message: 'Sample: the next course on savings and loans opens for registration on Monday.',
    showForDays: 21,
  },
  {
    title: 'Planting season',
    message: 'Sample: seed for maize, beans and potatoes can be collected at the branch office until Friday.',
    showForDays: 14,
  },
] as const;
