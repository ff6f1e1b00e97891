import { Link } from 'react-router-dom';
import { ledgerSettingsPath } from '@/dashboardPaths';
import type { useDuty } from '@/components/ledger/useDuty';
import { dutyText } from '@/domain/ledger/dutyText';
import { nameIn, type ReadLedger } from '@/domain/ledger/readLedger';
import { Note } from '@/ui/notes/Note';

/**
 * Tells of the duty where it is not the usual one: that it does not apply, that nobody has answered, or that somebody from
 * outside the family has ended the exemption; a screen reader reads the last out when it happens.
 */
export function DutyNote({
  duty: known,
  read,
  mayManage,
}: {
  duty: ReturnType<typeof useDuty>;
  read: ReadLedger;
  mayManage: boolean;
}) {
  const isShown = known && known.duty.kind !== 'duty';
  const text = known && dutyText(known.duty, known.answers);
  return (
    <div role="status">
      {isShown && text && (
        <Note>
          <p>
            <b>{text.title}.</b>{' '}
            {known.outsider && `${nameIn(read, known.outsider.key)} är inte av familjen. `}
            {text.why}
          </p>
          {mayManage && <Link to={ledgerSettingsPath}>Frågorna om personalliggare</Link>}
        </Note>
      )}
    </div>
  );
}
