import * as v from 'valibot';
import { addMinutes } from '@/domain/time/swedishTime';
import { instant, line, serverTimes, type Stamp, wrongShape } from '@/domain/values/fields';
import { copiedLine, documentId } from '@/domain/values/fields';

/** Characters; the code has this many bytes in lower-case hexadecimal, and lasts for `hours`. */
export const kioskLimits = { name: { min: 1, max: 60 }, codeBytes: 16, hours: 24 } as const;

/** The name of a tablet, as a person types it. */
export const kioskName = line(
  kioskLimits.name,
  'Fyll i vad surfplattan heter, till exempel Entrén.',
);

/**
 * A document of `workshops/{id}/kiosks`, its id the tablet's own account, which is no member. It is never changed; an owner
 * revokes the tablet by deleting it.
 */
export const kioskDocument = v.object(
  {
    name: v.string(wrongShape),
    /** The code that let the tablet in. */
    code: v.string(wrongShape),
    ...serverTimes,
  },
  wrongShape,
);

/** A document of `workshops/{id}/kioskCodes`, its id the code, which lets one tablet in. */
export const kioskCodeDocument = v.object(
  {
    /** The tablet's name, which an owner has chosen. */
    name: v.string(wrongShape),
    workshopName: copiedLine,
    expiresAt: instant,
    usedBy: v.optional(v.nullable(documentId), null),
    ...serverTimes,
  },
  wrongShape,
);

export type Kiosk = v.InferOutput<typeof kioskDocument>;
export type KioskCode = v.InferOutput<typeof kioskCodeDocument>;

/** The Swedish names of the fields. */
export const kioskLabels: Record<keyof Omit<Kiosk, Stamp>, string> = {
  name: 'Surfplatta',
  code: 'Kod',
};

export const kioskCodeLabels: Record<keyof Omit<KioskCode, Stamp>, string> = {
  name: 'Surfplatta',
  workshopName: 'Verkstad',
  expiresAt: 'Gäller till',
  usedBy: 'Använd av',
};

/** The instant at which a code made now stops working. */
export function kioskCodeExpiresAt(now: Date): Date {
  return addMinutes(now, kioskLimits.hours * 60);
}

/** The state of a code: `open` can still be used. */
export function kioskCodeState(
  code: Pick<KioskCode, 'usedBy' | 'expiresAt'>,
  now: Date,
): 'open' | 'used' | 'expired' {
  if (code.usedBy !== null) return 'used';
  return now < code.expiresAt ? 'open' : 'expired';
}
