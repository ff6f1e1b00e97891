import { parseStored } from '@/domain/values/stored';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canManageWorkshop } from '@/domain/workshop/member';
import { companyDraft } from './companyForm';
import { CompanyForm } from './CompanyForm';
import { SectionHead } from '@/features/settings/frame/SectionHead';

/** The company's details, as invoices and the staff ledger print them. */
export function CompanySection() {
  const { workshop, role } = useWorkshop();
  const company = parseStored(companyDraft, workshop);
  const mayChange = canManageWorkshop(role);
  return (
    <>
      <SectionHead title="Företag">
        {mayChange
          ? 'Företaget så som det ska stå på utskrifter och i personalliggaren.'
          : 'Bara ägare kan ändra här.'}
      </SectionHead>
      <CompanyForm company={company} mayChange={mayChange} />
    </>
  );
}
