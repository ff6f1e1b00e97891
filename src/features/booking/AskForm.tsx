import { type ReactNode, use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SendAnswer, Wish } from '@/data/publicPage/sendRequest';
import type { PublicReader } from '@/data/publicPage/readPublicPage';
import type { PublicPage, PublicService } from '@/domain/publicPage/publicPage';
import { requestLimits, visitorDraft, type VisitorDraft } from '@/domain/publicPage/request';
import type { ServiceGroup } from '@/domain/workshop/service';
import { useTexts } from '@/features/booking/texts/LanguageContext';
import { textOf } from '@/ui/behaviour/textOf';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/fields/Field';
import { FieldErrorsContext } from '@/ui/fields/FieldErrorsContext';
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
  taken: Wish['taken'];
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
  taken,
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
  const { form } = useTexts();
  const verb = isInstant ? form.book : form.request;

  async function save(visitor: VisitorDraft) {
    if (isSending) return;
    setIsSending(true);
    setTrouble(null);
    const wish = { ...ids, page, group, services, taken, startsAt, visitor };
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
      <ErrorsInLanguage texts={texts}>
        <Field
          {...typed('plate')}
          label={form.plate}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          required
        />
        <Field
          {...typed('name')}
          label={form.name}
          autoComplete="name"
          maxLength={requestLimits.name.max}
          required
        />
        <Field {...typed('phone')} label={form.phone} type="tel" autoComplete="tel" required />
        <Field
          {...typed('email')}
          label={form.email}
          type="email"
          autoComplete="email"
          hint={form.emailHint}
        />
        <TextAreaField
          {...typed('message')}
          label={form.message}
          hint={form.messageHint}
          maxLength={requestLimits.message.max}
        />
      </ErrorsInLanguage>
      <p className={styles.privacy}>{form.privacy(page.name)}</p>
      <Button type="submit" kind="work" aria-disabled={isSending}>
        {isSending ? form.sending : verb}
      </Button>
      <div aria-live="polite">{trouble && <Trouble kind={trouble} page={page} />}</div>
    </DraftForm>
  );
}

/** The errors of the form, which the app's fields give in Swedish, in the language of the page. */
function ErrorsInLanguage({ texts, children }: { texts: VisitorTexts; children: ReactNode }) {
  const told = use(FieldErrorsContext);
  const { fieldError } = useTexts().form;
  const errors = names.flatMap((name) => {
    const text = told[name];
    return text ? [[name, fieldError(text, name, texts[name].trim() === '')] as const] : [];
  });
  return <FieldErrorsContext value={Object.fromEntries(errors)}>{children}</FieldErrorsContext>;
}

function Trouble({ kind, page }: { kind: Exclude<SendAnswer['kind'], 'sent'>; page: PublicPage }) {
  const { form } = useTexts();
  return (
    <Alert kind="trouble">
      <p>
        {form[kind]} {kind === 'tooMany' && <HowToAsk page={page} />}
      </p>
    </Alert>
  );
}
