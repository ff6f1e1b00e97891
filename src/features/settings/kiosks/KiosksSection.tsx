import { useState } from 'react';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canManageMembers } from '@/domain/workshop/member';
import { SectionHead } from '@/features/settings/frame/SectionHead';
import { Button } from '@/ui/controls/Button';
import { KioskCodeDialog } from './KioskCodeDialog';
import { KioskCodes } from './KioskCodes';
import { KioskList } from './KioskList';

/** The tablets that people stamp on; owners let them in and shut them out. */
export function KiosksSection() {
  const manages = canManageMembers(useWorkshop().role);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section>
      <SectionHead
        title="Surfplattor"
        action={
          manages && (
            <Button kind="work" onClick={() => setIsAdding(true)}>
              Ny surfplatta
            </Button>
          )
        }
      >
        {manages
          ? 'Surfplattor som alla stämplar på. De kommer bara åt personalliggaren: inga kunder, inga bokningar. På dem visas liggaren vid en kontroll, med identitetsnummer, också när ingen ägare är på plats.'
          : 'Bara ägare kan ansluta och koppla bort surfplattor för personalliggaren.'}
      </SectionHead>
      {manages && (
        <>
          <KioskList />
          <KioskCodes />
        </>
      )}
      {isAdding && <KioskCodeDialog onClose={() => setIsAdding(false)} />}
    </section>
  );
}
