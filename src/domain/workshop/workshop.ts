import * as v from 'valibot';
import { address, addressLimits } from '@/domain/values/address';
import { parseEmail } from '@/domain/values/email';
import {
  documentId,
  flag,
  fromText,
  instant,
  line,
  orNull,
  serverTimes,
  type Stamp,
  wholeNumber,
  wrongShape,
} from '@/domain/values/fields';
import { fiscalYearEnds } from '@/domain/values/fiscalYear';
import { formatMoney, parseMoney } from '@/domain/values/money';
import { parseOrganisationNumber, parseVatNumber } from '@/domain/values/organisationNumber';
import { parsePhone } from '@/domain/values/phone';

/**
 * Lengths in characters; the phone is E.164, the organisation number ten digits, the VAT number SE + 12
 * digits, the hourly rate in öre.
 */
export const workshopLimits = {
  name: { min: 1, max: 120 },
  ...addressLimits,
  // A workshop is in Sweden.
  postcode: { min: 6, max: 6 },
  organisationNumber: { min: 10, max: 10 },
  vatNumber: { min: 14, max: 14 },
  phone: { min: 8, max: 16 },
  email: { min: 3, max: 254 },
  hourlyRateOre: { min: 0, max: 10_000_000 },
} as const;

/** The fields that a person fills in about the company. */
export const workshopDraft = v.object(
  {
    name: line(workshopLimits.name, 'Fyll i företagets namn.'),
    organisationNumber: orNull(fromText(parseOrganisationNumber)),
    vatNumber: orNull(fromText(parseVatNumber)),
    hasFSkatt: flag,
    address,
    phone: orNull(fromText(parsePhone)),
    email: orNull(fromText(parseEmail)),
    fiscalYearEnd: v.picklist(fiscalYearEnds, 'Välj när räkenskapsåret slutar.'),
    closedOnHolidays: flag,
    /** The price of an hour of work, in öre including VAT; null if that is not decided. */
    hourlyRateOre: v.optional(
      v.nullable(
        wholeNumber(
          (text) => parseMoney(text, workshopLimits.hourlyRateOre.max),
          workshopLimits.hourlyRateOre,
          formatMoney,
        ),
      ),
      null,
    ),
    /** True if a car is checked before it is ready, by a person who has not worked on it. */
    needsCheck: v.optional(flag, false),
    /** True if only owners and auditors see what the workshop pays for its articles. */
    hidesCosts: v.optional(flag, false),
    /** True if staff see the reports, and not only their own hours and jobs. */
    sharesReports: v.optional(flag, false),
  },
  wrongShape,
);

/** A document of `workshops`. */
export const workshopDocument = v.object(
  {
    ...workshopDraft.entries,
    /** True if the list of first steps has been closed. */
    checklistDone: flag,
    /** The accounts that are owners; never empty, so that a workshop always keeps an owner. */
    owners: v.pipe(v.array(documentId, wrongShape), v.minLength(1, wrongShape)),
    /** When the end of the fiscal year was changed last, if it has been. */
    fiscalYearChangedAt: v.optional(v.nullable(instant)),
    createdBy: documentId,
    ...serverTimes,
  },
  wrongShape,
);

export type WorkshopDraft = v.InferOutput<typeof workshopDraft>;
export type Workshop = v.InferOutput<typeof workshopDocument>;

/** The Swedish names of the fields. */
export const workshopLabels: Record<keyof Omit<Workshop, Stamp>, string> = {
  name: 'Företagets namn',
  organisationNumber: 'Organisationsnummer',
  vatNumber: 'Momsregistreringsnummer',
  hasFSkatt: 'Godkänd för F-skatt',
  address: 'Adress',
  phone: 'Telefon',
  email: 'E-post',
  fiscalYearEnd: 'Räkenskapsåret slutar',
  fiscalYearChangedAt: 'Räkenskapsåret ändrat',
  closedOnHolidays: 'Stängt på helgdagar',
  hourlyRateOre: 'Timpris inkl. moms',
  needsCheck: 'Kontroll av någon annan före Klar',
  hidesCosts: 'Inköpspriser dolda för medarbetare',
  sharesReports: 'Rapporter synliga för medarbetare',
  checklistDone: 'Listan Kom igång är dold',
  owners: 'Ägare',
};
