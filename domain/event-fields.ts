import { choice } from './fields/choice.ts';
import type { RowOf } from './fields/field.ts';
import { picture } from './fields/file.ts';
import { flag } from './fields/flag.ts';
import { link } from './fields/link.ts';
import { number } from './fields/number.ts';
import { optionalText, richText, text } from './fields/text.ts';
import { givenMoment, nowGivenMoment } from './fields/time.ts';
import { staffText } from './reply-text.ts';

/** Places of an event that says nothing else. */
export const CAPACITY = 100;

/** The fields of an event. */
export const eventFields = {
  title: text({
    label: 'Title',
    missing: staffText('titleRequired'),
    autoComplete: 'off',
    searched: true,
    inSearch: true,
    translated: true,
  }),
  description: richText({ label: 'Description', inSearch: true, translated: true }),
  event_type: choice({
    label: 'Event Type',
    wrong: staffText('chooseEventType'),
    initial: 'offline',
    choices: { offline: 'Offline', online: 'Online', hybrid: 'Hybrid' },
  }),
  location: text({
    label: 'Physical Location',
    hint: 'Clear enough for someone who has never been there.',
    max: 300,
    searched: true,
    inSearch: true,
    translated: true,
  }),
  online_link: link({ label: 'Meeting Link', hint: 'The full web address of the meeting.' }),
  start_date: givenMoment({ label: 'Start Date', missing: staffText('startDateRequired') }),
  end_date: nowGivenMoment({ label: 'End Date', missing: staffText('endDateRequired') }),
  banner_media_id: picture({
    label: 'Banner',
    hint: 'A wide picture for the top of the event’s page. Up to 10\u00a0MB.',
    upload: 'banner',
    readAs: 'banner_picture',
  }),
  media_id: picture({
    label: 'Thumbnail',
    hint: 'Shown in lists of events. Up to 10\u00a0MB.',
    upload: 'image',
    readAs: 'picture',
  }),
  category: optionalText({
    label: 'Category',
    hint: 'For example, Training. Optional.',
    max: 100,
    inSearch: true,
    translated: true,
  }),
  organizer: optionalText({
    label: 'Organiser',
    hint: 'Who runs the event. Optional.',
    inSearch: true,
    translated: true,
  }),
  is_public: flag({
    label: 'Public',
    hint: 'Visible to visitors. Otherwise only staff can see it and register people.',
    wrong: staffText('choosePublic'),
    initial: true,
  }),
  is_active: flag({
    label: 'Active',
    hint: 'Inactive events are drafts.',
    wrong: staffText('chooseActive'),
    initial: true,
  }),
  capacity: number({
    label: 'Capacity',
    hint: `Leave empty for the default, ${CAPACITY} places.`,
    max: 1_000_000,
    wrong: staffText('wholePlaces'),
    tooLarge: staffText('fewerPlaces'),
  }),
};

export type EventColumns = RowOf<typeof eventFields>;
