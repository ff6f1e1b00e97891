import { useMemo } from 'react';
import { useMembers } from '@/data/settings/members';
import { entriesOf } from '@/domain/values/live';
import { paths } from '@/paths';
import { AddressesContext } from '@/features/personalliggare/inspection/accounts';
import { Inspection } from '@/features/personalliggare/inspection/Inspection';

/** The ledger as an inspector reads it, in the dashboard. */
export function InspectionPage() {
  const members = useMembers();
  const addresses = useMemo(
    () => new Map(entriesOf(members).map(({ id, data }) => [id, data.email])),
    [members],
  );
  return (
    <AddressesContext value={addresses}>
      <Inspection back={{ to: paths.personalliggare, text: 'Till personalliggaren' }} />
    </AddressesContext>
  );
}
