import { weekdayLabels, weekdays } from '@/domain/workshop/openingHours';
import { workshopLabels } from '@/domain/workshop/workshop';
import { yesOrNo, type Fields } from './field';
import { typedFieldsOf } from './collections';

const hours = typedFieldsOf('openingHours')?.texts.get('intervals') ?? String;

/** The usual week and the rule for holidays, which people change in one form, as the fields of one record. */
export const usualHoursFields: Fields = {
  labels: { ...weekdayLabels, closedOnHolidays: workshopLabels.closedOnHolidays },
  texts: new Map([
    ...weekdays.map((day) => [day, hours] as const),
    ['closedOnHolidays', (value) => yesOrNo(value === true)],
  ]),
};
