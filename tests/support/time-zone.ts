import { setTimeZone } from '../../web/dashboard/time/site-time.ts';

// The dashboard's document does this in a browser; it is the default of the setting `TIME_ZONE`.
setTimeZone('Africa/Kigali');
