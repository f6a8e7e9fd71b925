// The list
export const failedToLoad = 'Failed to load advertisements';
export const noneFound = 'No advertisements found';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Showing ${first} to ${last} of ${count} ${count === 1 ? 'advertisement' : 'advertisements'}`;
export const status = 'Status';
export const allStatus = 'All';
export const statuses = { Active: 'Active', Inactive: 'Inactive', Scheduled: 'Scheduled', Expired: 'Expired' };
export const startDate = 'Start Date';
export const endDate = 'End Date';
export const resetFilters = 'Reset Filters';
export const viewCount = (count: number, number: string) => (count === 1 ? '1 view' : `${number} views`);
export const clickCount = (count: number, number: string) => (count === 1 ? '1 click' : `${number} clicks`);
export const clickRate = (rate: string) => `CTR ${rate} (clicks per view)`;

// The details
export const adDetails = 'Ad Details';
export const editAd = 'Edit Ad';
export const activePeriod = 'Active Period';
export const created = 'Created';
export const lastUpdated = 'Last Updated';
export const views = 'Views';
export const clicks = 'Clicks';
/** The clicks by the views, in percent. */
export const clickThroughRate = 'CTR';
/** Says of the rate what it is. */
export const clicksPerView = (rate: string) => `${rate} (clicks per view)`;
export const content = 'Content';
export const targetUrl = 'Target URL';
export const copyUrl = 'Copy URL';
export const urlCopied = 'The address (URL) is copied.';
export const urlNotCopied = 'The address (URL) could not be copied. Select it and copy it yourself.';

// The form
export const createNew = 'Create New Advertisement';
export const createSubtitle = 'Design and launch your new ad campaign in minutes';
export const editSubtitle = 'Visitors see your changes on the next page they open.';
export const loadingAdvertisement = 'Loading the advertisement...';
export const advertisementNotLoaded = 'Error fetching Ads.';
export const basicInformation = 'Basic Information';
export const campaignTiming = 'Campaign Timing';
export const campaignTimingHint = (siteTime: string) =>
  `Shown from the start of the first day to the end of the last, ${siteTime}.`;
export const adContent = 'Ad Content';
export const media = 'Media';
export const create = 'Create Advertisement';
export const creating = 'Creating...';
export const creatingFailed = 'Error creating Ads.';
export const createdToast = 'Advertisement created successfully!';
export const createdMessage = 'Ads created successfully!';
export const update = 'Update Advertisement';
export const updating = 'Updating...';
export const updatingFailed = 'Error updating Ads.';
export const updatedToast = 'Advertisement updated successfully!';
