// Events of the plugin The Events Calendar: items of a type of their own, whose days and places are fields of theirs.

export const EVENT_TYPE = 'tribe_events';

/** The items that an event names by their numbers. */
export const VENUE_TYPE = 'tribe_venue';
export const ORGANIZER_TYPE = 'tribe_organizer';

/** The categories of events. */
export const EVENT_CATEGORIES = 'tribe_events_cat';

/** Fields whose content is in the event now, or says how the plugin shows it. */
export const eventField =
  /^_(?:Event(?:StartDate|EndDate|StartDateUTC|EndDateUTC|Timezone|TimezoneAbbr|Duration|AllDay|URL|VenueID|OrganizerID|Origin|ShowMap|ShowMapLink|HideFromUpcoming)|tribe_.*|VenueID|OrganizerID)$/;
