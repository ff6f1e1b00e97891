import * as v from 'valibot';
import { documentId, flag, line, serverTimes, wrongShape } from '@/domain/values/fields';
import { publicKey } from './serviceEntry';

/** Characters. */
export const signingKeyLimits = { device: { min: 1, max: 100 } } as const;

/** A document of `workshops/{id}/signingKeys`: the public part of the key of a device, under its thumbprint. */
export const signingKeyDocument = v.object(
  {
    ...publicKey.entries,
    /** The person and the device of the key: `Stina Berg, Chrome på Windows`. */
    device: line(signingKeyLimits.device, wrongShape),
    /** True if an owner has taken it back, which lasts. */
    isRevoked: flag,
    /** The account that signs with it. */
    createdBy: documentId,
    ...serverTimes,
  },
  wrongShape,
);

export type SigningKeyDocument = v.InferOutput<typeof signingKeyDocument>;
/** The fields of a key that the app writes. */
export type SigningKeyFields = Omit<SigningKeyDocument, 'createdAt' | 'createdBy' | 'updatedAt'>;

/** The Swedish names of the fields. */
export const signingKeyLabels: Record<keyof SigningKeyFields, string> = {
  x: 'Nyckelns första del',
  y: 'Nyckelns andra del',
  device: 'Enhet',
  isRevoked: 'Återkallad',
};
