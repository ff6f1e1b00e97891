import * as v from 'valibot';
import { line, paragraphs, serverTimes, wrongShape } from '@/domain/values/fields';

/** The messages that a customer can be sent about a booking. */
export const bookingMessageKinds = [
  'confirmation',
  'reminder',
  'newTime',
  'ready',
  'cancelled',
] as const;
export type BookingMessageKind = (typeof bookingMessageKinds)[number];

/** The messages that a customer can be sent; each is a document's id. */
export const messageKinds = [...bookingMessageKinds, 'estimate', 'followUp', 'service'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageKindLabels: Record<MessageKind, string> = {
  confirmation: 'Bekräftelse',
  reminder: 'Påminnelse',
  newTime: 'Ny tid',
  ready: 'Bilen är klar',
  cancelled: 'Avbokad',
  estimate: 'Kostnadsförslag',
  followUp: 'Uppföljning',
  service: 'Dags för service',
};

/** The names of what is filled in, written `{kund}` in a text. */
export const messageFields = [
  'kund',
  'regnr',
  'tid',
  'tjänster',
  'rader',
  'summa',
  'adress',
  'företag',
  'telefon',
] as const;
export type MessageField = (typeof messageFields)[number];

/** The values of the fields; empty where there is none. */
export type MessageValues = Record<MessageField, string>;

/** Texts in characters; a thousand are seven text messages. */
export const messageTemplateLimits = {
  subject: { min: 1, max: 120 },
  text: { min: 1, max: 1000 },
} as const;

/** The text of a message as the workshop writes it, with the names of fields. */
export const messageTemplateDraft = v.object(
  {
    /** The subject of an e-mail. */
    subject: v.pipe(
      line(messageTemplateLimits.subject, 'Fyll i ämnet.'),
      v.check((text) => faultIn(text) === null, faultOf),
    ),
    text: v.pipe(
      paragraphs(messageTemplateLimits.text),
      v.string('Fyll i texten.'),
      v.check((text) => faultIn(text) === null, faultOf),
    ),
  },
  wrongShape,
);

/** A document of `workshops/{id}/messageTemplates`; a kind without a document has its standard text. */
export const messageTemplateDocument = v.object(
  { ...messageTemplateDraft.entries, ...serverTimes },
  wrongShape,
);

export type StoredTemplate = v.InferOutput<typeof messageTemplateDocument>;
export type MessageTemplate = v.InferOutput<typeof messageTemplateDraft>;

/** The Swedish names of the fields. */
export const messageTemplateLabels: Record<keyof MessageTemplate, string> = {
  subject: 'Ämne',
  text: 'Text',
};

const about = '{regnr}\n{tjänster}';

/**
 * The text of each kind until the workshop writes its own: short enough for one text message with two services and a
 * company's name of 24 characters.
 */
export const standardTemplates: Record<MessageKind, MessageTemplate> = {
  confirmation: {
    subject: 'Din bokning {tid}',
    text: `Hej!
Din tid hos {företag} är bokad: {tid}.
${about}
Förhinder? Ring {telefon}.`,
  },
  reminder: {
    subject: 'Påminnelse om din bokning {tid}',
    text: `Hej!
Påminnelse om din tid hos {företag}: {tid}.
${about}
Förhinder? Ring {telefon}.`,
  },
  newTime: {
    subject: 'Ny tid: {tid}',
    text: `Hej!
Din nya tid hos {företag}: {tid}.
${about}
Passar det inte? Ring {telefon}.`,
  },
  ready: {
    subject: 'Bilen är klar',
    text: `Hej!
Bilen är klar att hämta hos {företag}.
${about}
Frågor? Ring {telefon}.`,
  },
  cancelled: {
    subject: 'Din bokning är avbokad',
    text: `Hej!
Din bokning hos {företag} är avbokad.
{tid}
${about}
Ny tid? Ring {telefon}.`,
  },
  estimate: {
    subject: 'Kostnadsförslag {regnr}',
    text: `Hej!
Kostnadsförslag från {företag} för {regnr}:
{rader}
Att betala: {summa}
Svara här eller ring {telefon}.`,
  },
  followUp: {
    subject: 'Dags att boka tid för {regnr}?',
    text: `Hej!
Det här har {företag} tidigare föreslagit för {regnr}:
{rader}
Ska vi boka en tid? Svara här eller ring {telefon}.`,
  },
  service: {
    subject: '{tjänster} för {regnr}',
    text: `Hej!
Dags för {tjänster}, {regnr}.
Boka {tid} hos {företag}: ring {telefon}.`,
  },
};

/**
 * A text with its fields filled in. A line of which a field has no value is left out, because half of it would say
 * nothing.
 */
export function filledIn(text: string, values: MessageValues): string {
  return text
    .split('\n')
    .filter((each) => fieldsIn(each).every((name) => !isField(name) || values[name] !== ''))
    .map((each) => each.replace(written, (whole, name: string) => valueOf(name, values) ?? whole))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const written = /\{([^{}]*)\}/g;

function fieldsIn(text: string): string[] {
  return [...text.matchAll(written)].map(([, name = '']) => plainName(name));
}

/** A name as people may type it, `{ Kund }`, as it is in the list. */
function plainName(name: string): string {
  return name.trim().toLowerCase();
}

function isField(name: string): name is MessageField {
  return messageFields.some((field) => field === name);
}

function valueOf(name: string, values: MessageValues): string | undefined {
  const field = plainName(name);
  return isField(field) ? values[field] : undefined;
}

/** The fault in the names of a text, in Swedish; null when there is none. */
function faultIn(text: string): string | null {
  const unknown = [...text.matchAll(written)].find(([, name = '']) => !isField(plainName(name)));
  if (unknown) {
    const known = messageFields.map((field) => `{${field}}`).join(', ');
    return `${unknown[0]} finns inte. Välj bland ${known}.`;
  }
  return /[{}]/.test(text.replace(written, ''))
    ? 'En klammer saknar sin motsvarighet. Skriv till exempel {kund}.'
    : null;
}

function faultOf({ input }: { input: string }): string {
  return faultIn(input) ?? wrongShape;
}
