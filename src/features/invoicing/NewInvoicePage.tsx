import { useNavigate, useSearchParams } from 'react-router-dom';
import { invoiceDraftPath, invoicesPath } from '@/dashboardPaths';
import { PageFormGuard } from '@/components/PageFormGuard';
import { RecordHead } from '@/components/RecordHead';
import { useInvoiceDraftRecords } from '@/data/invoicing/invoiceDrafts';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { draftForm } from '@/domain/invoice/draftForm';
import { newInvoiceDraft } from '@/domain/invoice/invoiceDraft';
import { canWrite } from '@/domain/workshop/member';
import { Button, LinkButton } from '@/ui/controls/Button';
import { DraftForm } from '@/ui/forms/DraftForm';
import { MessagePage } from '@/ui/notes/MessagePage';
import { DraftFields, readDraft } from '@/features/invoicing/draft/DraftFields';
import layout from '@/ui/style/layout.module.css';
import styles from '@/components/orders/Order.module.css';

/** Begins an invoice that is about no order: a draft with its customer, to which lines are added. */
export function NewInvoicePage() {
  const [search] = useSearchParams();
  const { create } = useInvoiceDraftRecords();
  const navigate = useNavigate();
  if (!canWrite(useWorkshop().role)) {
    return (
      <MessagePage
        title="Ny faktura"
        actions={<LinkButton to={invoicesPath}>Till alla fakturor</LinkButton>}
      >
        <p>Din roll får läsa fakturor men inte göra nya.</p>
      </MessagePage>
    );
  }
  const draft = { ...newInvoiceDraft, customerId: search.get('kund') };
  return (
    <div className={styles.page}>
      <RecordHead back={{ to: invoicesPath, text: 'Alla fakturor' }} title="Ny faktura">
        {null}
      </RecordHead>
      <DraftForm
        schema={draftForm}
        read={readDraft}
        onSave={(typed) => {
          const id = create({ ...newInvoiceDraft, ...typed });
          void navigate(invoiceDraftPath(id), { replace: true });
        }}
      >
        <PageFormGuard back={invoicesPath} />
        <DraftFields draft={draft} />
        <div className={layout.actions}>
          <LinkButton to={invoicesPath}>Avbryt</LinkButton>
          <Button kind="work" type="submit">
            Fortsätt till raderna
          </Button>
        </div>
      </DraftForm>
    </div>
  );
}
