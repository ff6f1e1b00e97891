import { RecordHead } from '@/components/RecordHead';
import { receivablesPath } from '@/dashboardPaths';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canWrite } from '@/domain/workshop/member';
import { EmptyState } from '@/ui/notes/EmptyState';
import { BankImport } from '@/features/invoicing/receivable/BankImport';

/** Reads a bank's file, proposes which invoices its payments are of, and books those that a person ticks. */
export function BankImportPage() {
  const mayWrite = canWrite(useWorkshop().role);
  return (
    <>
      <RecordHead back={{ to: receivablesPath, text: 'Kundreskontra' }} title="Läs in bankfil">
        {null}
      </RecordHead>
      {mayWrite ? (
        <BankImport />
      ) : (
        <EmptyState>Bara ägare och medarbetare kan bokföra betalningar.</EmptyState>
      )}
    </>
  );
}
