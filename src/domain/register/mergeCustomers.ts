import { formatAddress, isAbroad, joinAddresses } from '@/domain/values/address';
import { changedFields } from '@/domain/values/changedFields';
import {
  type Customer,
  type CustomerDraft,
  customerKindLabels,
  customerLabels as labels,
  customerLimits,
  mergedCustomer,
} from './customer';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { formatPhone } from '@/domain/values/phone';
import { together, updateCustomer, updateVehicle } from './registerActions';
import type { RegisterAction } from './registerChange';
import type { Kept } from './registerKeys';
import { tagSpeller } from '@/domain/values/tags';
import { renamedPeople, type Vehicle, type VehiclePeople } from './vehicle';

/**
 * The writes that merge two customers; `left` tells in Swedish lines which values of the merged customer are
 * lost.
 */
export interface Merge extends RegisterAction {
  result: CustomerDraft;
  left: string[];
}

/**
 * Merges `gone` into `kept`: values of `kept` win, its empty fields are filled; `vehicles` are all vehicles
 * that name `gone`. Bookings keep the id of `gone` and are found by `mergedInto`, or every one there ever was would be written.
 */
export function mergeCustomers(
  kept: Kept<Customer>,
  gone: Kept<Customer>,
  vehicles: readonly Kept<Vehicle>[],
): Merge {
  const { result, left } = mergedDraft(kept.data, gone.data);
  const action = together([
    updateCustomer(kept, changedFields<CustomerDraft>(kept.data, result)),
    updateCustomer(gone, mergedCustomer(kept.id)),
    ...vehicles.map((vehicle) => repoint(vehicle, gone.id, kept.id)),
  ]);
  return { ...action, result, left };
}

function mergedDraft(kept: CustomerDraft, gone: CustomerDraft): Pick<Merge, 'result' | 'left'> {
  const left: string[] = [];
  const leave = (label: string, value: string) => left.push(`${label}: ${value}`);

  /** The value of `kept`, or the one of `gone` where `kept` has none. */
  function filled<T>(label: string, own: T | null, other: T | null, show: (value: T) => string) {
    if (own === null || other === null) return own ?? other;
    if (!sameText(show(own), show(other))) leave(label, show(other));
    return own;
  }

  /** The values of both, up to the limit; the rest are reported as lost. */
  function united(
    label: string,
    most: number,
    all: string[],
    show: (value: string) => string = String,
  ) {
    for (const value of all.slice(most)) leave(label, show(value));
    return all.slice(0, most);
  }

  if (!sameText(kept.name, gone.name)) leave(labels.name, gone.name);
  if (kept.kind !== gone.kind) leave('Kundtyp', customerKindLabels[gone.kind]);
  const isCompany = kept.kind === 'company';
  if (!isCompany && gone.organisationNumber) {
    leave(labels.organisationNumber, formatOrganisationNumber(gone.organisationNumber));
  }
  if (!isCompany && gone.vatNumber) leave(labels.vatNumber, gone.vatNumber);
  if (!isCompany && gone.reference) leave(labels.reference, gone.reference);
  const result: CustomerDraft = {
    kind: kept.kind,
    name: kept.name,
    organisationNumber: isCompany
      ? filled(
          labels.organisationNumber,
          kept.organisationNumber,
          gone.organisationNumber,
          formatOrganisationNumber,
        )
      : null,
    vatNumber: isCompany ? filled(labels.vatNumber, kept.vatNumber, gone.vatNumber, String) : null,
    reference: isCompany ? filled(labels.reference, kept.reference, gone.reference, String) : null,
    paymentDays: filled(
      labels.paymentDays,
      kept.paymentDays,
      gone.paymentDays,
      (days) => `${days} dagar`,
    ),
    phones: united(
      labels.phones,
      customerLimits.phones.max,
      [...new Set([...kept.phones, ...gone.phones])],
      formatPhone,
    ),
    email: filled(labels.email, kept.email, gone.email, String),
    address: kept.address,
    notes: kept.notes,
    tags: united('Etikett', customerLimits.tags.max, tagSpeller()([...kept.tags, ...gone.tags])),
  };

  const joinedAddress = joinAddresses(kept.address, gone.address);
  if (joinedAddress) result.address = joinedAddress;
  else leave(labels.address, formatAddress(gone.address));

  // A company has the number of its country and no other.
  if (isAbroad(result.address)) {
    if (result.organisationNumber !== null) {
      leave(labels.organisationNumber, formatOrganisationNumber(result.organisationNumber));
    }
    result.organisationNumber = null;
  } else {
    if (result.vatNumber !== null) leave(labels.vatNumber, result.vatNumber);
    result.vatNumber = null;
  }

  const notes = joinNotes(kept.notes, gone.notes);
  if ((notes?.length ?? 0) <= customerLimits.notes.max) result.notes = notes;
  else leave(labels.notes, gone.notes ?? '');
  return { result, left };
}

function joinNotes(own: string | null, other: string | null): string | null {
  if (own === null || other === null) return own ?? other;
  return own.includes(other) ? own : `${own}\n\n${other}`;
}

function sameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function repoint({ id, data }: Kept<Vehicle>, gone: string, kept: string): RegisterAction {
  const people: VehiclePeople = data;
  const after = renamedPeople(data, (each) => (each === gone ? kept : each));
  return updateVehicle({ id, data }, changedFields(people, after));
}
