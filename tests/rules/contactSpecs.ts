import { addressLimits } from '@/domain/values/address';
import { field, type FieldSpec, map, orNull, pattern, text } from './fieldSpecs';

/** An e-mail address, as far as the rules check it. */
export const email = pattern(
  /^(?=[^]{3,254}$)[^@]+@[^@]+$/,
  ['a@b', `${'a'.repeat(251)}@bc`, 'åäö@företaget.se'],
  ['a@', '@b', 'ab', 'a@b@c', `${'a'.repeat(252)}@bc`],
);

/** A telephone number in E.164. */
export const phone = pattern(
  /^\+[1-9]\d{6,14}$/,
  ['+46701740605', '+1234567', '+123456789012345'],
  ['46701740605', '+123456', '+1234567890123456', '+0234567', '+4670174060x', ' +46701740605'],
);

export const organisationNumber = pattern(
  /^\d{10}$/,
  ['4432109876'],
  ['443210987', '44321098760', '443210-9876'],
);

const atHome = map({
  street: orNull(text(addressLimits.street)),
  postcode: orNull(
    pattern(/^[1-9]\d\d \d\d$/, ['903 25'], ['003 25', '90325', '903 2', '903 255', '9O3 25']),
  ),
  city: orNull(text(addressLimits.city)),
});

const abroad = map({
  street: orNull(text(addressLimits.street)),
  postcode: orNull(
    pattern(
      /^[A-Z\d][A-Z\d -]{0,9}$/,
      ['0150', '12-345', 'SW1A 1AA'],
      ['', ' 0150', 'sw1a', '0150\n', '0'.repeat(11)],
    ),
  ),
  city: orNull(text(addressLimits.city)),
  country: pattern(/^(?!SE)[A-Z]{2}$/, ['NO', 'SK'], ['SE', 'no', 'N', 'NOR', '']),
});

/** An address, which names its country only abroad. */
export const address = field(
  (value) => atHome.isValid(value) || abroad.isValid(value),
  [...atHome.accepted, ...abroad.accepted],
  [...atHome.refused, ...abroad.refused.filter((value) => !atHome.isValid(value))],
);

/** An address in Sweden, of a document in which one abroad needs other fields too. */
export const addressAtHome: FieldSpec = { ...atHome, isValid: address.isValid };

/** An address abroad, of such a document. */
export const addressAbroad: FieldSpec = {
  ...abroad,
  isValid: address.isValid,
  refused: abroad.refused.filter((value) => !atHome.isValid(value)),
};

/** A VAT number of another country, as far as the rules check it. */
export const vatNumber = pattern(
  /^[A-Z]{2}[A-Z\d]{2,18}$/,
  ['NO923609016MVA', 'DK13585628', 'XX12', `XX${'1'.repeat(18)}`],
  ['NO', 'N1923609016', 'no923609016MVA', 'NO 923609016', `XX${'1'.repeat(19)}`, 'NO1\n'],
);
