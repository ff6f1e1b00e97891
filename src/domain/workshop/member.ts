import * as v from 'valibot';
import { parseEmail } from '@/domain/values/email';
import {
  documentId,
  flag,
  fromText,
  line,
  orNull,
  serverTimes,
  type Stamp,
  wrongShape,
} from '@/domain/values/fields';

export const roles = ['owner', 'staff', 'auditor'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
  owner: 'Ägare',
  staff: 'Medarbetare',
  auditor: 'Revisor',
};

export const memberLimits = {
  name: { min: 1, max: 120 },
  email: { min: 3, max: 254 },
} as const;

export const role = v.picklist(roles, 'Välj en roll.');

/** A document of `workshops/{id}/members`: an account that may use the workshop. */
export const memberDocument = v.object(
  {
    role,
    name: orNull(line(memberLimits.name, 'Fyll i namnet.')),
    email: fromText(parseEmail),
    /** The invite that let the person in; null for the person who founded the workshop. */
    inviteCode: v.nullable(v.string(wrongShape)),
    /** True if the person has shown that the address is theirs, as far as the member document knows. */
    isVerified: v.optional(flag, false),
    /** The staff card of the person, as an owner has said; null where nobody has. */
    staffId: v.optional(v.nullable(documentId), null),
    ...serverTimes,
  },
  wrongShape,
);

export type Member = v.InferOutput<typeof memberDocument>;

/** The Swedish names of the fields. */
export const memberLabels: Record<keyof Omit<Member, Stamp>, string> = {
  role: 'Roll',
  name: 'Namn',
  email: 'E-post',
  inviteCode: 'Inbjudan',
  isVerified: 'E-postadressen är bekräftad',
  staffId: 'Vem i personalen',
};

/** True if the role may change the daily records: bookings, customers, orders. */
export function canWrite(role: Role): boolean {
  return role !== 'auditor';
}

/** True if the role may change company, opening hours, services, resources and staff. */
export function canManageWorkshop(role: Role): boolean {
  return role === 'owner';
}

/** True if the role may invite, change roles and remove members. */
export function canManageMembers(role: Role): boolean {
  return role === 'owner';
}

/** True if the role may list the identity numbers of the staff. */
export function canListIdentityNumbers(role: Role): boolean {
  return role !== 'staff';
}

/** True if the role may list what the workshop pays for its articles also where that is hidden from staff. */
export function canListCosts(role: Role): boolean {
  return role !== 'staff';
}

/** True if the role may see the workshop's reports also where they are not shared with staff. */
export function canSeeReports(role: Role): boolean {
  return role !== 'staff';
}

/** True when the role checks the series of invoices: owners and auditors answer for the books. */
export function canCheckSeries(role: Role): boolean {
  return role !== 'staff';
}

/**
 * True if an account is the only one of the workshop's `owners`. The last owner can neither leave nor get
 * another role.
 */
export function isLastOwner(uid: string, owners: readonly string[]): boolean {
  return owners.length === 1 && owners[0] === uid;
}
