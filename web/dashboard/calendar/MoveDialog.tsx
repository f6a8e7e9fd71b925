import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import * as words from '#locale/dashboard/calendar.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { day as validDay } from '../../../domain/instant.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { MOVED_TO } from '../events/EventScreen.tsx';
import { DayField } from '../form/DayField.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { useAccount } from '../session/account.ts';
import { showTime, siteTimeName } from '../time/site-time.ts';
import { dayInWords } from './days.ts';
import { addressOf } from './kinds.ts';
import { hasRegistered, whyItStays, whyNotOn } from './move.ts';
import type { AskedMove, Moving } from './moving.ts';

type MoveDialogProps = AskedMove & Pick<Moving, 'move' | 'close'>;

/** Why it is not moved, with a way to the record. */
function Stays({ entry, why, close }: Pick<MoveDialogProps, 'entry' | 'close'> & { why: string }) {
  const { permissions } = useAccount();
  return (
    <Modal title={words.cannotBeMoved(entry.title)} onClose={close}>
      <p>{why}</p>
      <div className="actions">
        <Link to={addressOf(entry, permissions)} className={buttonLook('primary')}>
          {words.openIt}
        </Link>
        <Button onClick={close}>{words.close}</Button>
      </div>
    </Modal>
  );
}

/** Asks for the day. An event for which people are registered is moved in its form, which asks whether to tell them. */
export function MoveDialog({ entry, day, move, close }: MoveDialogProps) {
  const navigate = useNavigate();
  const why = whyItStays(entry, new Date());
  if (why !== undefined) return <Stays entry={entry} why={why} close={close} />;
  const goesOn = hasRegistered(entry);
  const schema = z.object({
    day: validDay.superRefine((to, context) => {
      const wrong = to === entry.first_day ? words.isOnThatDay : whyNotOn(entry, to, new Date());
      if (wrong !== undefined) context.addIssue({ code: 'custom', message: wrong });
    }),
  });
  return (
    <Modal title={words.moveOne(entry.title)} onClose={close}>
      {goesOn ? <p>{words.peopleAreRegistered(entry.registered)}</p> : null}
      <SmallForm
        schema={schema}
        startsWith={{ day: day ?? entry.first_day }}
        submit={goesOn ? words.goOnInTheForm : words.move}
        submitting={words.moving}
        failed={words.notMoved}
        keeps
        save={async (input) => {
          close();
          if (goesOn) await navigate(`${staffAddresses.editEvent(entry.id)}?${MOVED_TO}=${input.day}`);
          else move(entry, input.day);
        }}
      >
        {(control) => (
          <DayField
            control={control}
            name="day"
            label={words.newDay}
            hint={words.staysAt(dayInWords(entry.first_day), showTime(entry.at ?? ''), siteTimeName())}
          />
        )}
      </SmallForm>
    </Modal>
  );
}
