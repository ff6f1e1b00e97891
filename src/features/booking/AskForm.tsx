import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SendAnswer, Wish } from '@/data/publicPage/sendRequest';
import type { PublicReader } from '@/data/publicPage/readPublicPage';
import type { PublicPage, PublicService } from '@/domain/publicPage/publicPage';
import { requestLimits, visitorDraft, type VisitorDraft } from '@/domain/publicPage/request';
import type { ServiceGroup } from '@/domain/workshop/service';
import { textOf } from '@/ui/behaviour/textOf';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/fields/Field';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { DraftForm } from '@/ui/forms/DraftForm';
import { Alert } from '@/ui/notes/Alert';
import styles from './ChosenTime.module.css';
import { HowToAsk } from './HowToAsk';

/** The fields as they are typed; they stay while other services and times are chosen. */
export const blankVisitor = { plate: '', name: '', phone: '', email: '', message: '' };
export type VisitorTexts = typeof blankVisitor;
const names = ['plate', 'name', 'phone', 'email', 'message'] as const;

const readVisitor = (data: FormData) =>
  Object.fromEntries(names.map((name) => [name, textOf(data, name)]));

export interface AskFormProps {
  reader: PublicReader;
  workshopId: string;
  page: PublicPage;
  group: ServiceGroup;
  services: readonly PublicService[];
  startsAt: Date;
  /** A try whose answer is lost may have arrived, so the next one has the same ids. */
  ids: Pick<Wish, 'id' | 'secret'>;
  texts: VisitorTexts;
  onType: (texts: VisitorTexts) => void;
  /** Called when the time is no longer free, or the page has changed: what was typed stays. */
  onGone: () => void;
}

/** The car and the person that a time is for, and the button that sends the request or books the time. */
export function AskForm({
  reader,
  workshopId,
  page,
  group,
  services,
  startsAt,
  ids,
  texts,
  onType,
  onGone,
}: AskFormProps) {
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState<Exclude<SendAnswer['kind'], 'sent'> | null>(null);
  const isInstant = page.modes[group] === 'instant';
  const verb = isInstant ? 'Boka' : 'Skicka förfrågan';

  async function save(visitor: VisitorDraft) {
    if (isSending) return;
    setIsSending(true);
    setTrouble(null);
    const wish = { ...ids, page, group, services, startsAt, visitor };
    const answer = await reader.send(workshopId, wish);
    setIsSending(false);
    if (answer.kind === 'sent') {
      return void navigate(`#${wish.secret}`, { state: { isOther: answer.isOther } });
    }
    setTrouble(answer.kind);
    if (answer.kind === 'gone' || answer.kind === 'changed') onGone();
  }

  const typed = (name: keyof VisitorTexts) => ({
    name,
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onType({ ...texts, [name]: target.value }),
  });

  return (
    <DraftForm schema={visitorDraft} read={readVisitor} onSave={(draft) => void save(draft)}>
      <Field
        {...typed('plate')}
        label="Registreringsnummer"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        required
      />
      <Field
        {...typed('name')}
        label="Ditt namn"
        autoComplete="name"
        maxLength={requestLimits.name.max}
        required
      />
      <Field {...typed('phone')} label="Mobilnummer" type="tel" autoComplete="tel" required />
      <Field
        {...typed('email')}
        label="E-post"
        type="email"
        autoComplete="email"
        hint="Om du vill."
      />
      <TextAreaField
        {...typed('message')}
        label="Meddelande"
        hint="Om du vill, till exempel vad som är fel på bilen."
        maxLength={requestLimits.message.max}
      />
      <p className={styles.privacy}>
        {page.name} använder uppgifterna för att svara, boka tiden och utföra jobbet. De sparas så
        länge det behövs för det, och en förfrågan som inte blir av töms efter 30 dagar. Du har rätt
        att få se, rätta och ta bort dina uppgifter: vänd dig till verkstaden. Du kan också klaga
        hos Integritetsskyddsmyndigheten.
      </p>
      <Button type="submit" kind="work" aria-disabled={isSending}>
        {isSending ? 'Skickar …' : verb}
      </Button>
      <div aria-live="polite">{trouble && <Trouble kind={trouble} page={page} />}</div>
    </DraftForm>
  );
}

function Trouble({ kind, page }: { kind: Exclude<SendAnswer['kind'], 'sent'>; page: PublicPage }) {
  return (
    <Alert kind="trouble">
      <p>
        {kind === 'gone' && 'Någon hann före: tiden är inte ledig längre. Välj en annan tid.'}
        {kind === 'changed' &&
          'Verkstaden har ändrat något på sidan, så det gick inte att skicka. Kontrollera tjänsterna och tiden och försök igen.'}
        {kind === 'tooMany' && (
          <>
            Verkstaden har fått många förfrågningar den senaste timmen och tar inte emot fler just
            nu. Försök igen om en stund. <HowToAsk page={page} />
          </>
        )}
        {kind === 'failed' &&
          'Vi fick inget svar, så det är inte säkert att bokningen kom fram. Kontrollera uppkopplingen och tryck igen: det blir bara en bokning.'}
      </p>
    </Alert>
  );
}
