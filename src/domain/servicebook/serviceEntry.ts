import * as v from 'valibot';
import {
  day,
  documentId,
  flag,
  instant,
  line,
  orNull,
  paragraphs,
  wholeNumber,
  wrongShape,
} from '@/domain/values/fields';
import { formatOdometer, parseOdometer } from '@/domain/values/odometer';
import { parseDay } from '@/domain/time/swedishTime';

export const serviceKinds = ['service', 'repair', 'tyres', 'inspection', 'care', 'other'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

export const serviceKindLabels: Record<ServiceKind, string> = {
  service: 'Service',
  repair: 'Reparation',
  tyres: 'Däck',
  inspection: 'Kontrollbesiktning',
  care: 'Tvätt och rekond',
  other: 'Annat',
};

/** The origin of an entry: an order of the workshop, or the memory or the papers of somebody. */
export const entryOrigins = ['order', 'byHand'] as const;

/** Texts in characters and in number, odometers in km, oil in millilitres. */
export const serviceEntryLimits = {
  works: { min: 1, max: 30 },
  parts: { min: 0, max: 40 },
  text: { min: 1, max: 120 },
  oilGrade: { min: 1, max: 40 },
  oilMl: { min: 1, max: 99_900 },
  remarks: { min: 1, max: 1000 },
  name: { min: 1, max: 120 },
  city: { min: 1, max: 60 },
  reason: { min: 1, max: 200 },
  odometerKm: { min: 0, max: 9_999_999 },
} as const;

/** A day that a calendar has: another one would be no day to reckon with. */
const realDay = v.pipe(
  day,
  v.check((text) => parseDay(text).ok, wrongShape),
);

const odometer = wholeNumber(parseOdometer, serviceEntryLimits.odometerKm, formatOdometer);

function texts(limit: { min: number; max: number }, none: string) {
  return v.pipe(
    v.array(v.string(wrongShape), wrongShape),
    v.transform((all) => all.filter((each) => each.trim() !== '')),
    v.array(line(serviceEntryLimits.text, none)),
    v.minLength(limit.min, none),
    v.maxLength(limit.max, `Högst ${limit.max} rader.`),
  );
}

/** The facts that a person fills in about the work on a car. */
export const serviceEntryDraft = v.object(
  {
    kind: v.picklist(serviceKinds, 'Välj typ.'),
    doneOn: realDay,
    odometerKm: v.nullable(odometer),
    /** Why the odometer reads less than before, or more than after; null where it does neither. */
    odometerReason: orNull(line(serviceEntryLimits.reason, 'Skriv varför mätaren avviker.')),
    works: texts(serviceEntryLimits.works, 'Skriv minst ett arbete.'),
    parts: texts(serviceEntryLimits.parts, 'Fyll i delen.'),
    oilGrade: orNull(line(serviceEntryLimits.oilGrade, 'Fyll i oljan.')),
    oilMl: v.nullable(v.pipe(v.number(wrongShape), v.safeInteger(wrongShape))),
    remarks: paragraphs(serviceEntryLimits.remarks),
    /** The next service, by day and by odometer, whichever comes first. */
    nextOn: v.nullable(realDay),
    nextKm: v.nullable(odometer),
    /** True if it is in the digital service book of the car's maker, too. */
    isMakerRegistered: flag,
    /** The person who did the work. */
    performer: line(serviceEntryLimits.name, 'Fyll i vem som utförde arbetet.'),
  },
  wrongShape,
);

/** The workshop as it was when the work was done. */
export const performedBy = v.object(
  {
    name: v.string(wrongShape),
    organisationNumber: v.nullable(v.string(wrongShape)),
    city: v.nullable(v.string(wrongShape)),
  },
  wrongShape,
);

/** The signature of an entry: the thumbprint of the key, and ECDSA on P-256 with SHA-256 over what is signed, in base64url. */
export const entrySignature = v.object(
  {
    keyId: v.pipe(v.string(wrongShape), v.regex(/^[\w-]{43}$/, wrongShape)),
    value: v.pipe(v.string(wrongShape), v.regex(/^[\w-]{86}$/, wrongShape)),
  },
  wrongShape,
);
/** The public part of a key: the coordinates of a point on P-256, in base64url. */
export const publicKey = v.object(
  {
    x: v.pipe(v.string(wrongShape), v.regex(/^[\w-]{43}$/, wrongShape)),
    y: v.pipe(v.string(wrongShape), v.regex(/^[\w-]{43}$/, wrongShape)),
  },
  wrongShape,
);
export type PublicKey = v.InferOutput<typeof publicKey>;

export type EntrySignature = v.InferOutput<typeof entrySignature>;

/** The signed content of an entry. */
export const serviceEntryContent = v.object(
  {
    ...serviceEntryDraft.entries,
    /** The plate as it was, which is printed though the car may have got another. */
    plate: v.string(wrongShape),
    vin: v.nullable(v.string(wrongShape)),
    origin: v.picklist(entryOrigins, wrongShape),
    workshop: performedBy,
    /** The entry that this one corrects, by its id; null for any other. */
    correctsId: v.nullable(documentId),
    /** Why it is corrected; null where nothing is. */
    correctionReason: orNull(line(serviceEntryLimits.reason, 'Fyll i varför den rättas.')),
  },
  wrongShape,
);

/** An entry as a shard of the book holds it: never changed; one that is wrong is corrected by another beside it. */
export const storedEntry = v.object(
  {
    ...serviceEntryContent.entries,
    orderId: v.nullable(documentId),
    signature: v.nullable(entrySignature),
    /** True if it came in the file of another workshop, word for word, with the id that it has there. */
    isImported: flag,
    /** The public key that came with it, by which its signature is checked; null for an own entry. */
    importedKey: v.nullable(publicKey),
    createdBy: documentId,
    createdAt: instant,
  },
  wrongShape,
);

export type ServiceEntryDraft = v.InferOutput<typeof serviceEntryDraft>;
export type ServiceEntryContent = v.InferOutput<typeof serviceEntryContent>;
export type StoredEntry = v.InferOutput<typeof storedEntry>;
/** The fields of an entry that the app writes. */
export type ServiceEntryFields = Omit<StoredEntry, 'createdAt' | 'createdBy'>;
/** An entry with the car that it is about, and the number of the shard that it stands in. */
export type ServiceEntry = StoredEntry & { vehicleId: string; shard: number };

/** The Swedish names of the fields. */
export const serviceEntryLabels: Record<keyof ServiceEntryFields, string> = {
  kind: 'Typ',
  doneOn: 'Datum',
  odometerKm: 'Mätarställning',
  odometerReason: 'Varför mätaren avviker',
  works: 'Utfört arbete',
  parts: 'Delar',
  oilGrade: 'Olja',
  oilMl: 'Oljemängd',
  remarks: 'Anmärkningar',
  nextOn: 'Nästa service',
  nextKm: 'Nästa service vid',
  isMakerRegistered: 'Registrerad i tillverkarens digitala servicebok',
  performer: 'Utfört av',
  plate: 'Registreringsnummer',
  vin: 'Chassinummer',
  origin: 'Ursprung',
  workshop: 'Verkstad',
  correctsId: 'Rättar noteringen',
  correctionReason: 'Varför den rättas',
  orderId: 'Arbetsorder',
  signature: 'Signatur',
  isImported: 'Från en fil',
  importedKey: 'Nyckel från filen',
};

/** The content of an entry, without its place of storage and its signature. */
export function contentOf(entry: ServiceEntryContent): ServiceEntryContent {
  const { kind, doneOn, odometerKm, odometerReason, works, parts, oilGrade, oilMl } = entry;
  const { remarks, nextOn, nextKm, isMakerRegistered, performer } = entry;
  const { plate, vin, origin, workshop, correctsId, correctionReason } = entry;
  const { name, organisationNumber, city } = workshop;
  return {
    kind,
    doneOn,
    odometerKm,
    odometerReason,
    works,
    parts,
    oilGrade,
    oilMl,
    remarks,
    nextOn,
    nextKm,
    isMakerRegistered,
    performer,
    plate,
    vin,
    origin,
    workshop: { name, organisationNumber, city },
    correctsId,
    correctionReason,
  };
}

/** The workshop of this name, as the first that is known by it was; of another one nothing but the name is known. */
export function workshopNamed(
  name: string,
  known: readonly ServiceEntry['workshop'][],
): ServiceEntry['workshop'] {
  return known.find((each) => each.name === name) ?? { name, organisationNumber: null, city: null };
}

/** Sorts entries: the latest day first, of one day the one with the higher odometer. */
export function byDay(
  one: Pick<ServiceEntry, 'doneOn' | 'odometerKm'>,
  other: Pick<ServiceEntry, 'doneOn' | 'odometerKm'>,
): number {
  return other.doneOn.localeCompare(one.doneOn) || (other.odometerKm ?? 0) - (one.odometerKm ?? 0);
}
