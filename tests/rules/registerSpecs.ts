import { customerKinds, customerLimits } from '@/domain/register/customer';
import { fuels, vehicleLimits } from '@/domain/register/vehicle';
import {
  address,
  addressAbroad,
  addressAtHome,
  email,
  organisationNumber,
  phone,
  vatNumber,
} from './contactSpecs';
import {
  calendarDay,
  exactly,
  field,
  integer,
  isMap,
  later,
  map,
  oneOf,
  orNull,
  pattern,
  shownText,
  text,
  textList,
  type DocumentSpec,
  type FieldSpec,
} from './fieldSpecs';

const longestId = 'x'.repeat(128);
/** The id of a customer. */
export const id = pattern(
  /^[\w-]{1,128}$/,
  ['c9', 'A-z_0', longestId],
  ['', `${longestId}x`, 'a b', 'å', 'a,b', 'workshops/own'],
);

const tag = pattern(
  /^[^,;\n]{1,30}$/u,
  ['VIP', 'å', 'å'.repeat(customerLimits.tag.max), '(a|b) .*'],
  ['', 'å'.repeat(customerLimits.tag.max + 1), 'a,b', 'a;b', 'a\nb'],
);

/** A field whose usual value is `usual`; other values may also be right, depending on the other fields. */
const kind = (usual: string): FieldSpec => ({
  ...exactly(usual),
  isValid: oneOf(customerKinds).isValid,
});

const anyone: DocumentSpec = {
  name: shownText(customerLimits.name),
  paymentDays: orNull(integer(customerLimits.paymentDays)),
  phones: textList(phone, customerLimits.phones.max),
  email: orNull(email),
  address,
  notes: orNull(text(customerLimits.notes)),
  tags: textList(tag, customerLimits.tags.max),
};
const person: DocumentSpec = {
  ...{ kind: kind('private'), organisationNumber: exactly(null), reference: exactly(null) },
  vatNumber: later(exactly(null)),
  ...anyone,
};
const company: DocumentSpec = {
  kind: kind('company'),
  organisationNumber: orNull(organisationNumber),
  vatNumber: later({ ...exactly(null), isValid: orNull(vatNumber).isValid }),
  reference: orNull(text(customerLimits.reference)),
  ...{ ...anyone, address: addressAtHome },
};
const companyAbroad: DocumentSpec = {
  ...company,
  organisationNumber: { ...exactly(null), isValid: orNull(organisationNumber).isValid },
  vatNumber: later(orNull(vatNumber)),
  address: addressAbroad,
};

const living: DocumentSpec = {
  ...{ status: exactly('active'), statusReason: exactly(null), mergedInto: exactly(null) },
};

const sold = '2026-11-20';
const owners = (count: number, day: unknown = sold) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`c${n}`, day]));

const formerOwners = field(
  (value) =>
    isMap(value) &&
    Object.keys(value).length <= vehicleLimits.formerOwners.max &&
    Object.keys(value).every((key) => id.isValid(key)) &&
    Object.values(value).every((day) => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)),
  [
    ...[{}, owners(1), { [longestId]: sold, 'A-z_0': sold }],
    owners(vehicleLimits.formerOwners.max),
  ],
  [
    owners(vehicleLimits.formerOwners.max + 1),
    ...['', '2026-11-2', '20261120', `${sold}x`, `${sold},${sold}`, null, 7, true, new Date(0)].map(
      (day) => ({ c0: sold, c1: day }),
    ),
    ...[[sold], { day: sold }].map((day) => owners(1, day)),
    ...[`${longestId}x`, 'a b', 'å', 'a,b'].map((key) => ({ c0: sold, [key]: sold })),
    [sold],
  ],
);

const dayOrNull = orNull(calendarDay);
const km = orNull(integer(vehicleLimits.odometerKm));
const book = later(
  orNull(
    map({
      ...{ serviceOn: dayOrNull, serviceKm: km, serviceKmOn: dayOrNull, kmPerYear: km },
      ...{ inspectedOn: dayOrNull, tyresOn: dayOrNull },
      ...{ serviceToldOn: dayOrNull, inspectionToldOn: dayOrNull, tyresToldOn: dayOrNull },
    }),
  ),
);

const vehicle: DocumentSpec = {
  // The rules refuse lower case from a to z only; the app itself turns every letter into upper case.
  registrationNumber: pattern(
    /^(?!.*[a-z])[\p{L}\p{Nd}]{1,12}$/u,
    ['ABC123', 'A', 'ÅÄÖ123456789', 'БГ1234'],
    ['', 'ABC1234567890', 'abc123', 'ABc123', 'ABC 123', 'ABC-123', ' ABC123', 'A_1', 'A\n'],
  ),
  make: orNull(text(vehicleLimits.make)),
  model: orNull(text(vehicleLimits.model)),
  year: orNull(integer(vehicleLimits.year)),
  vin: orNull(
    pattern(
      /^(?:[A-Z\d]{3,16}|[A-HJ-NPR-Z\d]{17})$/,
      ['YV1RS61T442395123', 'YV1RS61T44239512', '28400123456', 'UOQI20001234', '123'],
      [
        ...['12', 'UH20-01234', 'YV1RS61T4423951234', 'yv1rs61t442395123'],
        ...['IV1RS61T442395123', 'YO1RS61T442395123', 'YV1RS61T44239512Q', 'YV1RS61T44239512Å'],
      ],
    ),
  ),
  fuel: orNull(oneOf(fuels)),
  odometerKm: orNull(integer(vehicleLimits.odometerKm)),
  firstMonth: orNull(
    pattern(
      /^(18|19|20)\d\d-(0[1-9]|1[0-2])$/,
      ['2021-03', '1886-10', '2099-12'],
      ['2021-00', '2021-13', '2100-01', '1799-12', '2021-3', '202103', '2021-03-01'],
    ),
  ),
  notes: orNull(text(vehicleLimits.notes)),
  ownerId: orNull(id),
  payerId: orNull(id),
  driverId: orNull(id),
  formerOwners,
  book,
  status: exactly('active'),
};

/**
 * The documents that the register may hold: `create` by a name for the case, `update` by the id of the
 * document in `world` that is changed.
 */
export const registerSpecs: Record<
  'customers' | 'vehicles',
  Record<'create' | 'update', Record<string, DocumentSpec>>
> = {
  customers: {
    create: {
      person: { ...person, ...living },
      firm: { ...company, ...living },
      abroad: { ...companyAbroad, ...living },
    },
    update: {
      c1: { ...person, ...living },
      company: { ...company, ...living },
    },
  },
  vehicles: {
    create: { car: vehicle },
    update: { v1: vehicle },
  },
};
