import { Link } from 'react-router';
import * as words from '#locale/dashboard/giving-report.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { GivingReport } from '../../../domain/giving/report.ts';
import { showMoney } from '../../ui/money.ts';
import { buttonLook } from '../components/Button.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { useMay } from '../session/account.ts';

/** Gifts nobody has thanked for, and payments nobody has dealt with. */
export function ToDo({ report: { thanks_owed, open_payments, unassigned } }: { report: GivingReport }) {
  const mayOpenPayments = useMay('statements.view');
  return (
    <FormSection title={words.toDo}>
      {thanks_owed === 0 && open_payments === 0 ? <p className="text-muted">{words.nothingToDo}</p> : null}
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {thanks_owed === 0 ? null : (
          <Link to={staffAddresses.thanksOwed} className={buttonLook('secondary')}>
            {words.thanksOwed(thanks_owed)}
          </Link>
        )}
        {open_payments === 0 ? null : mayOpenPayments ? (
          <Link to={`${staffAddresses.payments}?state=open`} className={buttonLook('secondary')}>
            {words.openPayments(open_payments)}
          </Link>
        ) : (
          <p>{words.openPayments(open_payments)}</p>
        )}
      </div>
      {unassigned.length === 0 ? null : <p>{words.notCounted(unassigned.map(showMoney).join(', '))}</p>}
    </FormSection>
  );
}
