import { FileUp } from 'lucide-react';
import { Link } from 'react-router';
import { statementScreens as words } from '#locale/dashboard/modules.ts';
import { buttonLook } from '../../../web/dashboard/components/Button.tsx';
import { May } from '../../../web/dashboard/session/May.tsx';
import { statementAddresses } from '../addresses.ts';

/** The way from the list of payments to the import of a statement. */
export function ImportLink() {
  return (
    <May permission="statements.create">
      <Link to={statementAddresses.importStatement} className={buttonLook('primary')}>
        <FileUp aria-hidden="true" className="size-5" />
        {words.importStatement}
      </Link>
    </May>
  );
}
