import * as v from 'valibot';
import { cellText } from '@/domain/values/cellText';
import { wrongShape } from '@/domain/values/fields';

export const damageKinds = ['scratch', 'dent', 'chip', 'rust', 'glass', 'other'] as const;
export type DamageKind = (typeof damageKinds)[number];

export const damageKindLabels: Record<DamageKind, string> = {
  scratch: 'Repa',
  dent: 'Buckla',
  chip: 'Stenskott',
  rust: 'Rost',
  glass: 'Sprucken ruta',
  other: 'Annat',
};

/** The number of marks of an order, thousandths of the drawing's sides, and characters. */
export const damageLimits = {
  count: { min: 0, max: 30 },
  at: { min: 0, max: 999 },
  note: { min: 0, max: 80 },
} as const;

/** A mark on the outline of a car that is seen from above, with its front up. */
export interface Damage {
  /** Thousandths of the width of the drawing, from the left, which is the left side of the car. */
  x: number;
  /** Thousandths of the height of the drawing, from the front of the car. */
  y: number;
  kind: DamageKind;
  note: string;
}

/** The places of a car by their names, each with a point of the drawing in its middle; one mark is at the nearest place. */
export const damagePlaces: readonly { name: string; x: number; y: number }[] = [
  { name: 'Fram vänster', x: 240, y: 50 },
  { name: 'Fram', x: 500, y: 30 },
  { name: 'Fram höger', x: 760, y: 50 },
  { name: 'Motorhuv', x: 500, y: 170 },
  { name: 'Framskärm vänster', x: 170, y: 190 },
  { name: 'Framskärm höger', x: 830, y: 190 },
  { name: 'Vindruta', x: 500, y: 335 },
  { name: 'Framdörr vänster', x: 150, y: 430 },
  { name: 'Framdörr höger', x: 850, y: 430 },
  { name: 'Tak', x: 500, y: 550 },
  { name: 'Bakdörr vänster', x: 150, y: 610 },
  { name: 'Bakdörr höger', x: 850, y: 610 },
  { name: 'Bakskärm vänster', x: 170, y: 810 },
  { name: 'Bakskärm höger', x: 830, y: 810 },
  { name: 'Bakruta', x: 500, y: 760 },
  { name: 'Baklucka', x: 500, y: 880 },
  { name: 'Bak vänster', x: 240, y: 950 },
  { name: 'Bak', x: 500, y: 970 },
  { name: 'Bak höger', x: 760, y: 950 },
];

/** The drawing is so many times as high as wide. */
export const outlineRatio = 2;

const coordinate = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,2})$/), v.transform(Number));
const cells = v.strictTuple([
  coordinate,
  coordinate,
  v.picklist(damageKinds),
  v.pipe(v.string(), v.regex(/^[^|\n\r]*$/)),
]);

/** Reads a stored mark, `x|y|kind|note`; null for a text that is none. */
export function parseDamage(stored: string): Damage | null {
  const read = v.safeParse(cells, stored.split('|'));
  if (!read.success) return null;
  const [x, y, kind, note] = read.output;
  return { x, y, kind, note };
}

/** Writes a mark as it is stored: one text, as a line of an order is. */
export function formatDamage({ x, y, kind, note }: Damage): string {
  const { min, max } = damageLimits.at;
  const within = (value: number) => Math.min(max, Math.max(min, Math.round(value)));
  return [within(x), within(y), kind, cellText(note, damageLimits.note.max)].join('|');
}

/** A mark as it is stored in an order. */
export const storedDamage = v.pipe(
  v.string(wrongShape),
  v.check((stored) => parseDamage(stored) !== null, wrongShape),
);

/** The form of a damage; the place is one of `damagePlaces`, by its name. */
export const damageDraft = v.object({
  place: v.pipe(
    v.string(wrongShape),
    v.check(
      (name) => damagePlaces.some((place) => place.name === name),
      'Välj var på bilen skadan är.',
    ),
  ),
  kind: v.picklist(damageKinds, 'Välj vad det är.'),
  note: v.pipe(
    v.string(wrongShape),
    v.transform((text) => cellText(text)),
    v.maxLength(damageLimits.note.max, `Högst ${damageLimits.note.max} tecken.`),
  ),
});
export type DamageDraft = v.InferOutput<typeof damageDraft>;

/** A mark with its id in the order. */
export interface DamageEntry {
  id: string;
  damage: Damage;
}

/** The marks of an order in the order in which they were put. */
export function damagesOf(damages: Readonly<Record<string, string>>): DamageEntry[] {
  return Object.entries(damages)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([id, stored]) => {
      const damage = parseDamage(stored);
      return damage ? [{ id, damage }] : [];
    });
}

/** The name of the place nearest to a point of the drawing. */
export function placeAt({ x, y }: Pick<Damage, 'x' | 'y'>): string {
  const distance = (place: { x: number; y: number }) =>
    Math.hypot(place.x - x, outlineRatio * (place.y - y));
  return damagePlaces.reduce((nearest, each) =>
    distance(each) < distance(nearest) ? each : nearest,
  ).name;
}

/** The mark of a form that was opened at the point `at`: another place than that point's is marked in its middle. */
export function damageOfDraft(
  { place, kind, note }: DamageDraft,
  at: Pick<Damage, 'x' | 'y'> | null,
): Damage {
  const middle = damagePlaces.find(({ name }) => name === place);
  const { x, y } = at && placeAt(at) === place ? at : (middle ?? { x: 500, y: 500 });
  return { x, y, kind, note };
}

/** A mark in words: `Framdörr vänster: Repa (10 cm)`. */
export function damageText(damage: Damage): string {
  const about = damageKindLabels[damage.kind];
  return `${placeAt(damage)}: ${about}${damage.note === '' ? '' : ` (${damage.note})`}`;
}
