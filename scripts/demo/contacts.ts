import { hasLuhnCheckDigit } from '@/domain/values/luhn';

/** Hands out phone numbers, email addresses and organisation numbers that belong to nobody. */
export interface Contacts {
  /** A number in E.164; null when the fictional numbers have run out. */
  phone(kind: 'mobile' | 'landline'): string | null;
  /** An address under .example, different at each call. */
  email(local: string, domain: string): string;
  /** Ten digits of a series that is not in use. */
  organisationNumber(): string;
}

/** Numbers of the ranges reserved for fiction, without those of staff, workshop and awkward customers. */
const fictionalPhones = {
  mobile: numbers('+467017406', 12, 89),
  landline: [...numbers('+468465004', 0, 9), ...numbers('+468465004', 11, 89)],
};

/**
 * With `repeatPhones` the numbers are handed out again when they have run out, for sets larger than the
 * ranges.
 */
export function newContacts(repeatPhones: boolean): Contacts {
  const given = { mobile: 0, landline: 0 };
  const emails = new Map<string, number>();
  let companies = 0;

  return {
    phone(kind) {
      const list = fictionalPhones[kind];
      const index = given[kind]++;
      return list[repeatPhones ? index % list.length : index] ?? null;
    },
    email(local, domain) {
      const address = `${plain(local, '.')}@${plain(domain, '-')}.example`;
      const earlier = emails.get(address) ?? 0;
      emails.set(address, earlier + 1);
      return earlier === 0 ? address : address.replace('@', `${earlier + 1}@`);
    },
    // The number of a real company never begins with 4.
    organisationNumber: () => withCheckDigit(`4432${20_000 + companies++}`),
  };
}

/** The digits followed by their Luhn check digit. */
export function withCheckDigit(digits: string): string {
  const check = [...'0123456789'].find((digit) => hasLuhnCheckDigit(digits + digit));
  return `${digits}${check}`;
}

function numbers(prefix: string, from: number, to: number): string[] {
  return Array.from(
    { length: to - from + 1 },
    (_, index) => `${prefix}${String(from + index).padStart(2, '0')}`,
  );
}

/** `Åsa Öhman` as `asa.ohman`, with `separator` in place of the space. */
function plain(text: string, separator: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[^a-z\d ]/g, '')
    .replaceAll(' ', separator);
}
