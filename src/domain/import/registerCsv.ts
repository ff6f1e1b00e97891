import type { CsvCell } from '@/domain/values/csvText';
import { type Customer, customerKindLabels, customerLimits } from '@/domain/register/customer';
import { type ImportField, importFieldLabels } from './importColumns';
import { countryName } from '@/domain/values/country';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { formatPhone } from '@/domain/values/phone';
import type { Kept } from '@/domain/register/registerKeys';
import type { RegisterRow } from '@/domain/register/registerSearch';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { fuelLabels, type Vehicle } from '@/domain/register/vehicle';

const customerFields: readonly ImportField[] = [
  'kind',
  'name',
  'organisationNumber',
  'vatNumber',
  'reference',
  'paymentDays',
  'email',
  'street',
  'postcode',
  'city',
  'country',
  'tags',
  'notes',
];

const vehicleFields: readonly ImportField[] = [
  'registrationNumber',
  'make',
  'model',
  'year',
  'vin',
  'fuel',
  'odometerKm',
  'firstMonth',
  'vehicleNotes',
];

const phonePlaces = Array.from({ length: customerLimits.phones.max }, (_, place) => place);

/**
 * The rows as a table with the headers that the import knows: one line for each vehicle beside its owner, and
 * one for a customer without vehicles. A vehicle that a customer only pays for or drives is listed with its
 * owner.
 */
export function exportRows<C extends Kept<Customer>, V extends Kept<Vehicle>>(
  rows: readonly RegisterRow<C, V>[],
): CsvCell[][] {
  const header = [
    ...customerFields.map((field) => importFieldLabels[field]),
    ...phonePlaces.map((place) => `${importFieldLabels.phone} ${place + 1}`),
    ...vehicleFields.map((field) => importFieldLabels[field]),
  ];
  const lines = rows.flatMap(({ customer, vehicles }) => {
    const left = customerCells(customer?.data);
    const own = vehicles.filter(({ data }) => !customer || data.ownerId === customer.id);
    return own.length > 0
      ? own.map(({ data }) => [...left, ...vehicleCells(data)])
      : [[...left, ...vehicleFields.map(() => null)]];
  });
  return [header, ...lines];
}

function customerCells(customer: Customer | undefined): CsvCell[] {
  if (!customer) return [...customerFields, ...phonePlaces].map(() => null);
  const { kind, organisationNumber, address, phones, tags } = customer;
  return [
    customerKindLabels[kind],
    customer.name,
    organisationNumber && formatOrganisationNumber(organisationNumber),
    customer.vatNumber,
    customer.reference,
    customer.paymentDays,
    customer.email,
    address.street,
    address.postcode,
    address.city,
    address.country === undefined ? null : countryName(address.country),
    tags.join(', '),
    customer.notes,
    ...phonePlaces.map((place) =>
      phones
        .slice(place, place + 1)
        .map(formatPhone)
        .join(''),
    ),
  ];
}

function vehicleCells(vehicle: Vehicle): CsvCell[] {
  return [
    formatRegistrationNumber(vehicle.registrationNumber),
    vehicle.make,
    vehicle.model,
    vehicle.year,
    vehicle.vin,
    vehicle.fuel && fuelLabels[vehicle.fuel],
    vehicle.odometerKm,
    vehicle.firstMonth,
    vehicle.notes,
  ];
}
