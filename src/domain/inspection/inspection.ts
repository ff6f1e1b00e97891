import * as v from 'valibot';
import { cellText } from '@/domain/values/cellText';
import { copiedLine, documentId, flag, serverTimes, wrongShape } from '@/domain/values/fields';
import { inspectionTemplateLimits, type TemplatePoint } from '@/domain/workshop/inspectionTemplate';

/** The states of a point; one that nobody has looked at stays `unchecked`. */
export const pointStates = ['green', 'amber', 'red', 'unchecked'] as const;
export type PointState = (typeof pointStates)[number];

export const pointStateLabels: Record<PointState, string> = {
  green: 'Grön – OK',
  amber: 'Gul – snart',
  red: 'Röd – åtgärda',
  unchecked: 'Ej kontrollerad',
};

/** Characters, thousandths of the unit, and the number of photos of an inspection. */
export const inspectionLimits = {
  group: { min: 0, max: inspectionTemplateLimits.group.max },
  unit: { min: 0, max: 8 },
  text: inspectionTemplateLimits.point,
  milliValue: { min: -9_999_999, max: 9_999_999 },
  note: { min: 1, max: 200 },
  photos: { min: 0, max: 40 },
} as const;

/** A point of an inspection with what was found at it; its `unit` is empty where nothing is measured. */
export interface Point extends TemplatePoint {
  state: PointState;
  /** The person who judged it last: a staff card, or an account if the device knows of no card; null if it is not judged. */
  by: string | null;
  /** When it was judged last. */
  at: Date | null;
  /** The measured value in thousandths of the unit: 2500 is 2,5 mm. */
  milliValue: number | null;
  note: string;
  photoIds: string[];
}

/** A person's judgement of a point, and its time. */
export interface Judgement {
  state: PointState;
  by: string;
  at: Date;
}

const oneLine = ({ min }: { min: number }) =>
  v.pipe(v.string(), v.minLength(min), v.regex(/^[^|\n\r]*$/));

const pointCells = v.strictTuple([
  oneLine(inspectionLimits.group),
  oneLine(inspectionLimits.unit),
  oneLine(inspectionLimits.text),
]);
const judgementCells = v.strictTuple([
  v.picklist(pointStates),
  documentId,
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{12}$/),
    v.transform((millis) => new Date(Number(millis))),
  ),
]);
/** A measured value as it is stored: thousandths of the unit. */
export const milliText = v.pipe(v.string(), v.regex(/^(0|-?[1-9]\d{0,6})$/), v.transform(Number));

/** Reads a stored point of a template's copy, `group|unit|text`; null for a text that is none. */
export function parsePoint(stored: string): TemplatePoint | null {
  const read = v.safeParse(pointCells, stored.split('|'));
  if (!read.success) return null;
  const [group, unit, text] = read.output;
  return { group, unit, text };
}

/** Writes a point as it is stored: one text, as a line of an order is. */
export function formatPoint({ group, unit, text }: TemplatePoint): string {
  const { group: forGroup, unit: forUnit, text: forText } = inspectionLimits;
  return [
    cellText(group, forGroup.max),
    cellText(unit, forUnit.max),
    cellText(text, forText.max),
  ].join('|');
}

/** Reads a stored judgement; null for a text that is none. */
export function parseJudgement(stored: string): Judgement | null {
  const read = v.safeParse(judgementCells, stored.split('|'));
  if (!read.success) return null;
  const [state, by, at] = read.output;
  return { state, by, at };
}

/** Writes a judgement as it is stored, `state|by|millis`. */
export function formatJudgement({ state, by, at }: Judgement): string {
  return [state, by, at.getTime()].join('|');
}

const stored = <T>(parse: (text: string) => T | null) =>
  v.pipe(
    v.string(wrongShape),
    v.check((text) => parse(text) !== null, wrongShape),
  );

/**
 * A document of `workshops/{id}/inspections`; its id begins with the number of its order. The findings of a point are written by
 * the point's own key in maps of their own, so that of two people at the same point one can measure while the other writes a
 * note.
 */
export const inspectionDocument = v.object(
  {
    orderId: documentId,
    templateName: copiedLine,
    /** True if it checks what was done before the car is handed over. */
    isCheck: v.optional(flag, false),
    /** The points to look at, copied from the template, by ids that sort in its order; never changed. */
    points: v.record(documentId, stored(parsePoint), wrongShape),
    /** The judgements of points, by the points' ids; points without one are not judged. */
    judged: v.record(documentId, stored(parseJudgement), wrongShape),
    /** Measured values in thousandths of the unit, by the ids of their points. */
    measured: v.record(documentId, v.pipe(v.string(wrongShape), v.check(isMilli, wrongShape))),
    notes: v.record(documentId, v.string(wrongShape), wrongShape),
    /** The ids of the points by the ids of the photos that were taken of them. */
    photos: v.record(documentId, documentId, wrongShape),
    /** The former values of fields, left by the last change. */
    base: v.optional(v.record(v.string(), v.unknown())),
    ...serverTimes,
  },
  wrongShape,
);

export type Inspection = v.InferOutput<typeof inspectionDocument>;
/** The fields of an inspection that the app writes. */
export type InspectionFields = Omit<Inspection, 'createdAt' | 'updatedAt' | 'base'>;

/** The Swedish names of the fields. */
export const inspectionLabels: Record<keyof InspectionFields, string> = {
  orderId: 'Arbetsorder',
  templateName: 'Mall',
  isCheck: 'Kontroll före lämning',
  points: 'Punkter',
  judged: 'Bedömning',
  measured: 'Mätvärde',
  notes: 'Anteckning',
  photos: 'Foton',
};

/** A point with its id in the inspection. */
export interface PointEntry {
  id: string;
  point: Point;
}

/** The points of an inspection in the order of its template, with what was found. */
export function pointsOf({
  points,
  judged,
  measured,
  notes,
  photos,
}: Omit<InspectionFields, 'orderId' | 'templateName' | 'isCheck'>): PointEntry[] {
  return Object.entries(points)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([id, text]) => {
      const point = parsePoint(text);
      if (!point) return [];
      const judgement = parseJudgement(judged[id] ?? '') ?? nobodys;
      const milli = v.safeParse(milliText, measured[id]);
      const found = { milliValue: milli.success ? milli.output : null, note: notes[id] ?? '' };
      const photoIds = Object.keys(photos).filter((photo) => photos[photo] === id);
      return [{ id, point: { ...point, ...judgement, ...found, photoIds: photoIds.sort() } }];
    });
}

const nobodys = { state: 'unchecked', by: null, at: null } as const;

/** True if somebody has judged a point, measured there, written a note or taken a photo. */
export function isTouched({ by, milliValue, note, photoIds }: Point): boolean {
  return by !== null || milliValue !== null || note !== '' || photoIds.length > 0;
}

/** The points under the headings of the template; the first point's id tells headings of the same text apart. */
export function groupsOf(
  entries: readonly PointEntry[],
): { id: string; group: string; points: PointEntry[] }[] {
  const groups: { id: string; group: string; points: PointEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.group === entry.point.group) last.points.push(entry);
    else groups.push({ id: entry.id, group: entry.point.group, points: [entry] });
  }
  return groups;
}

/** The number of points in each state that occurs, the worst first. */
export function countsOf(entries: readonly PointEntry[]): { state: PointState; count: number }[] {
  return (['red', 'amber', 'green', 'unchecked'] as const)
    .map((state) => ({
      state,
      count: entries.filter(({ point }) => point.state === state).length,
    }))
    .filter(({ count }) => count > 0);
}

/** A new inspection of an order: the points of a template, not yet judged. */
export function newInspection(
  orderId: string,
  templateName: string,
  points: readonly TemplatePoint[],
  isCheck = false,
): InspectionFields {
  return {
    orderId,
    templateName,
    isCheck,
    points: Object.fromEntries(
      points.map((point, place) => [`p${String(place).padStart(2, '0')}`, formatPoint(point)]),
    ),
    judged: {},
    measured: {},
    notes: {},
    photos: {},
  };
}

function isMilli(text: string): boolean {
  return v.is(milliText, text);
}
