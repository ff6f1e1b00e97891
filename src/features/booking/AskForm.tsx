import { type ReactNode, type RefObject, useContext, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SendAnswer, Wish } from '@/data/publicPage/sendRequest';
import type { PublicReader } from '@/data/publicPage/readPublicPage';
import type { PublicPage } from '@/domain/publicPage/publicPage';
import { requestLimits, visitorDraft, type VisitorDraft } from '@/domain/publicPage/request';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
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

type Part = Pick<Wish, 'group' | 'services' | 'taken' | 'startsAt'>;
type WishIds = Pick<Wish, 'id' | 'secret'>;

export interface AskFormProps {
  reader: PublicReader;
  workshopId: string;
  page: PublicPage;
  /** The parts of the visit, of which each is sent as a request of its own. */
  parts: readonly [Part, ...Part[]];
  /** True while the time of a part is being looked for. */
  isWaiting: boolean;
  /** The ids of each part. A try whose answer is lost may have arrived, so the next one has the same. */
  ids: readonly WishIds[];
  /** The secrets of tries whose answer is lost. */
  lost: RefObject<Set<string>>;
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
  parts,
  isWaiting,
  ids,
  lost,
  texts,
  onType,
  onGone,
}: AskFormProps) {
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState<Exclude<SendAnswer['kind'], 'sent'> | null>(null);
  const isInstant = page.modes[parts[0].group] === 'instant';
  const { form, times } = useTexts();
  const verb = isInstant ? form.book : form.request;
  const isBusy = isSending || isWaiting;

  async function save(visitor: VisitorDraft) {
    if (isBusy) return;
    setIsSending(true);
    setTrouble(null);
    const { secrets, last, isOther } = await sendParts(visitor);
    setIsSending(false);
    const isLost = last.kind === 'failed';
    // The visit goes on without a wash that somebody else was quicker to book.
    if (secrets.length > 0 && !isLost) {
      const left = parts.slice(secrets.length).flatMap(({ services }) => services);
      const names = left.map(({ name }) => name).join(', ');
      return void navigate(`#${secrets.join('.')}`, { state: { isOther, left: names } });
    }
    if (last.kind === 'sent') return;
    setTrouble(last.kind);
    if (last.kind === 'gone' || last.kind === 'changed') onGone();
  }

  /** Sends the parts in their order, as far as each one arrives. */
  async function sendParts(visitor: VisitorDraft) {
    const visitId = parts.length > 1 ? (ids[0]?.id ?? null) : null;
    const secrets: string[] = [];
    let last: SendAnswer = { kind: 'failed' };
    let isOther = false;
    for (const [at, part] of parts.entries()) {
      const own = ids[at];
      if (!own) break;
      last = await reader.send(workshopId, { ...own, ...part, page, visitor, visitId });
      if (last.kind === 'failed') lost.current.add(own.secret);
      if (last.kind !== 'sent') break;
      secrets.push(own.secret);
      isOther ||= last.isOther;
      // A wash belongs to the time that was asked for now, and not to the one that had arrived before.
      if (last.isOther) break;
    }
    // A wash that is no longer wanted may have arrived in an earlier try; its visitor must see it.
    const [wash] = last.kind === 'sent' ? ids.slice(secrets.length) : [];
    if (wash && lost.current.has(wash.secret)) {
      const arrived = await reader.readLink(workshopId, wash.secret);
      if (arrived.kind === 'failed') return { secrets: [], last: arrived, isOther };
      if (arrived.kind === 'link') secrets.push(wash.secret);
    }
    return { secrets, last, isOther };
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
          spellCheck="false"
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
      <Button type="submit" kind="work" aria-disabled={isBusy}>
        {isSending ? form.sending : isWaiting ? times.reading : verb}
      </Button>
      <div aria-live="polite">{trouble && <Trouble kind={trouble} page={page} />}</div>
    </DraftForm>
  );
}

/** The errors of the form, which the app's fields give in Swedish, in the language of the page. */
function ErrorsInLanguage({ texts, children }: { texts: VisitorTexts; children: ReactNode }) {
  const told = useContext(FieldErrorsContext);
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
