import * as v from 'valibot';
import {
  copiedLine,
  documentId,
  instant,
  serverTimes,
  type Stamp,
  wrongShape,
} from '@/domain/values/fields';
import { addMinutes } from '@/domain/time/swedishTime';

/** The code has this many bytes, written in lower-case hexadecimal; an invite lasts `days` times 24 hours. */
export const inviteLimits = { codeBytes: 16, days: 7 } as const;

/**
 * Owner is no role for an invite, whose link may end up with anyone: an owner gives that role to a member.
 */
export const invitedRoles = ['staff', 'auditor'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

/**
 * A document of `workshops/{id}/invites`, its id the code. It has the workshop's name, because the invited
 * person cannot read the workshop yet.
 */
export const inviteDocument = v.object(
  {
    role: v.picklist(invitedRoles, 'Välj en roll.'),
    workshopName: copiedLine,
    createdBy: documentId,
    expiresAt: instant,
    usedBy: v.optional(v.nullable(documentId), null),
    ...serverTimes,
  },
  wrongShape,
);

export type Invite = v.InferOutput<typeof inviteDocument>;

/** The Swedish names of the fields. */
export const inviteLabels: Record<keyof Omit<Invite, Stamp>, string> = {
  role: 'Roll',
  workshopName: 'Verkstad',
  expiresAt: 'Gäller till',
  usedBy: 'Använd av',
};

/** The code of an invite from `inviteLimits.codeBytes` random bytes. */
export function inviteCode(randomBytes: Uint8Array): string {
  return Array.from(randomBytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The instant at which an invite made now stops working. */
export function inviteExpiresAt(now: Date): Date {
  return addMinutes(now, inviteLimits.days * 24 * 60);
}

/** The state of an invite: `open` can still be used. */
export function inviteState(
  invite: Pick<Invite, 'usedBy' | 'expiresAt'>,
  now: Date,
): 'open' | 'used' | 'expired' {
  if (invite.usedBy !== null) return 'used';
  return now < invite.expiresAt ? 'open' : 'expired';
}
