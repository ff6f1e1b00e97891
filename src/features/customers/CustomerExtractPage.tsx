import { Navigate, useParams } from 'react-router-dom';
import type { Entry } from '@/domain/values/live';
import type { Register } from '@/domain/register/register';
import { customerNow } from '@/domain/register/customerNow';
import { useRegister } from '@/data/register/RegisterContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { Customer } from '@/domain/register/customer';
import { jsonFileName } from '@/domain/values/fileName';
import { dayOf } from '@/domain/time/swedishTime';
import { customerExtractPath, customerPath } from '@/dashboardPaths';
import { Button, LinkButton } from '@/ui/controls/Button';
import { offerFile } from '@/ui/behaviour/offerFile';
import { Note } from '@/ui/notes/Note';
import { PageHeading } from '@/ui/notes/PageHeading';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import layout from '@/ui/style/layout.module.css';
import styles from './CustomerExtractPage.module.css';
import { customerExtract } from '@/domain/record/customerExtract';
import { ExtractSheet } from '@/features/customers/privacy/ExtractSheet';
import { NoRecord } from '@/components/NoRecord';
import { useKnownTexts } from '@/features/customers/privacy/useKnownTexts';
import { useKnownAnswers } from '@/features/customers/privacy/useKnownAnswers';
import { useKnownServiceEntries } from '@/features/customers/privacy/useKnownServiceEntries';
import { useKnownLists } from '@/features/customers/privacy/useKnownLists';
import { useKnownFollowUps } from '@/features/customers/privacy/useKnownFollowUps';
import { useKnownInspections } from '@/features/customers/privacy/useKnownInspections';
import { useKnownPhotos } from '@/features/customers/privacy/useKnownPhotos';
import { useKnownHistory } from '@/features/customers/privacy/useKnownHistory';

/** Registerutdrag: everything that is stored about a customer, to print or to hand over as a file. */
export function CustomerExtractPage() {
  const { customerId = '' } = useParams();
  const register = useRegister();
  // The extract claims to be everything, so it waits for the whole register.
  if (register.kind !== 'ready' || !register.complete) {
    return <NoRecord title="Kunden finns inte" />;
  }
  const entry = customerNow(register, customerId);
  if (!entry) return <NoRecord title="Kunden finns inte" />;
  if (entry.id !== customerId) return <Navigate to={customerExtractPath(entry.id)} replace />;
  return <ReadyExtract register={register} entry={entry} />;
}

function ReadyExtract({
  register,
  entry,
}: {
  register: Extract<Register, { kind: 'ready' }>;
  entry: Entry<Customer>;
}) {
  const { workshop } = useWorkshop();
  const history = useKnownHistory(entry.id);
  const texts = useKnownTexts(entry.id);
  const answers = useKnownAnswers(entry.id);
  const inspections = useKnownInspections(history);
  const photos = useKnownPhotos(history);
  const followUps = useKnownFollowUps(entry.id);
  const serviceEntries = useKnownServiceEntries(entry.id);
  const lists = useKnownLists(entry);
  if (!history || !texts || !answers || !inspections || !photos || !followUps) {
    return <PageSkeleton />;
  }
  if (!serviceEntries || !lists) return <PageSkeleton />;
  const { name } = entry.data;
  const day = dayOf(new Date()).toString();
  const extract = customerExtract(
    workshop,
    entry,
    register,
    history,
    texts,
    answers,
    inspections,
    photos,
    followUps,
    serviceEntries,
    lists,
    day,
  );

  return (
    <>
      <div className={styles.head}>
        <PageHeading title={`Registerutdrag ${name}`}>Registerutdrag</PageHeading>
        <div className={layout.actions}>
          <LinkButton to={customerPath(entry.id)}>Till kunden</LinkButton>
          <Button
            onClick={() =>
              offerFile(
                jsonFileName('registerutdrag', name, 'kund', day),
                JSON.stringify(extract, null, 2),
                'application/json',
              )
            }
          >
            Hämta JSON-fil
          </Button>
          <Button kind="work" onClick={() => print()}>
            Skriv ut
          </Button>
        </div>
        {register.unreadable.length > 0 && (
          <div className={styles.notice}>
            <Note>
              {register.unreadable.length} kort i registret kunde inte läsas. Hör något av dem till
              kunden saknas det här.
            </Note>
          </div>
        )}
        {!(extract.documentsComplete && texts.complete && answers.complete) && (
          <div className={styles.notice}>
            <Note>
              {!extract.documentsComplete
                ? 'Alla uppgifter'
                : texts.complete
                  ? 'Alla svar på kostnadsförslag'
                  : 'Alla ersatta texter'}{' '}
              kunde inte hämtas. Öppna sidan igen när du har kontakt med servern, innan du lämnar ut
              utdraget.
            </Note>
          </div>
        )}
        <p className={styles.advice}>
          Innan du lämnar ut det: kontrollera vem som frågar, och läs igenom anteckningarna. Det som
          handlar om någon annan ska inte lämnas ut.
        </p>
      </div>
      <ExtractSheet extract={extract} />
    </>
  );
}
