// Mails to the superusers when something is wrong, and when it is well again.
export const trouble = (site: string, problem: string, since: string) =>
  `${problem}

Site: ${site}
Since: ${since}

Tell the person who looks after the server. You will not get another e-mail about this until it is well again.`;
export const wellSince = (since: string) => `It had been wrong since ${since}. You do not need to do anything.`;

export const copySubject = (place: string) => `The copy at ${place} does not protect the site`;
export const copyWellSubject = (place: string) => `The copy at ${place} works again`;

export const archiveSubject = 'The archive of the database does not work';
export const archiveWellSubject = 'The archive of the database works again';

export const certificateSubject = 'The certificate of the site is about to end';
export const certificate = (end: string) =>
  `The certificate of the site ends on ${end}. It should have been renewed. After that browsers warn visitors away.`;
export const certificateWellSubject = 'The certificate of the site was renewed';

export const housekeepingSubject = 'The site no longer deletes what is too old';
export const housekeepingWellSubject = 'The site deletes what is too old again';

export const updatesSubject = 'The server needs security updates';
export const updatesWellSubject = 'The server has its security updates';

export const mailWorksSubject = 'E-mail works again';
export const mailWorks = (since: string) =>
  `The site could send no e-mail from ${since} on. What was waiting is now being sent; sign-in codes of that time are no longer valid.`;

export const clockWellSubject = 'The clock of the server is right again';
export const clockWell = 'The site deletes expired data again. You do not need to do anything.';

export const diskWellSubject = 'The disk has room again';
export const diskWell = (site: string) => `Everything can be saved on ${site} again. You do not need to do anything.`;
