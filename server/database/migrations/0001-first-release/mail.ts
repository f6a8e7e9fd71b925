import type { Dialect } from './dialect.ts';

/** The newsletter, the outbox, and the limits of visitors' forms. */
export const mail = ({ id, moment, recordTimes }: Dialect) => [
  `create table newsletter_subscribers (
    ${id},
    email text not null unique,
    status text not null,
    confirm_hash text unique,
    confirm_until ${moment},
    unsubscribe_hash text not null unique,
    mailed_at ${moment} not null,
    created_at ${moment} not null,
    confirmed_at ${moment},
    left_at ${moment},
    constraint newsletter_subscribers_status check (status in ('pending', 'confirmed', 'left'))
  )`,
  // The number of a campaign's recipients, and the last subscriber who has a mail in the outbox.
  `create table newsletter_campaigns (
    ${id},
    subject text not null,
    content text not null,
    status text not null,
    problem text,
    recipients integer,
    queued_up_to integer,
    started_at ${moment},
    finished_at ${moment},
    ${recordTimes},
    constraint newsletter_campaigns_status check (status in ('draft', 'sending', 'paused', 'sent'))
  )`,

  // The outbox, also of campaigns: a row for each recipient. An erased recipient is still counted, by a row that points
  // at no subscriber. One index finds the mails that are due, of a campaign or of none, and a campaign's progress.
  `create table mails (
    ${id},
    recipient text not null,
    subject text not null,
    body text not null,
    html text,
    headers text,
    campaign_id integer references newsletter_campaigns (id) on delete cascade,
    subscriber_id integer references newsletter_subscribers (id) on delete set null,
    created_at ${moment} not null,
    expires_at ${moment},
    next_try_at ${moment} not null,
    tries integer not null default 0,
    sent_at ${moment},
    failed_at ${moment},
    last_error text
  )`,
  'create index mails_by_campaign on mails (campaign_id, sent_at, failed_at, next_try_at)',
  'create index mails_of_subscriber on mails (subscriber_id) where subscriber_id is not null',

  `create table form_keys (
    form text not null,
    key text not null,
    created_at ${moment} not null,
    constraint form_keys_key primary key (form, key)
  )`,
  'create index form_keys_by_time on form_keys (created_at)',
  // The number of mails that visitors' forms have lately sent to one address.
  `create table recipient_mails (
    recipient text not null,
    kind text not null,
    mails integer not null,
    since ${moment} not null,
    constraint recipient_mails_key primary key (recipient, kind)
  )`,
  'create index recipient_mails_by_time on recipient_mails (since)',
];
