import * as v from 'valibot';
import { line, orNull, wrongShape } from '@/domain/values/fields';
import { serviceEntryContent, serviceEntryLimits } from './serviceEntry';

const { oilMl, name, city } = serviceEntryLimits;

function matching(pattern: RegExp) {
  return v.pipe(v.string(wrongShape), v.regex(pattern, wrongShape));
}

/**
 * The content of an entry of a file, checked as strictly as the rules check an imported entry: one that passes here is not
 * refused there, where it would take the rest of the file with it.
 */
export const portableContent = v.pipe(
  v.object(
    {
      ...serviceEntryContent.entries,
      oilMl: v.nullable(
        v.pipe(
          v.number(wrongShape),
          v.safeInteger(wrongShape),
          v.minValue(oilMl.min, wrongShape),
          v.maxValue(oilMl.max, wrongShape),
        ),
      ),
      plate: matching(/^[\p{L}\p{Nd}]{1,12}$/u),
      vin: v.nullable(matching(/^(?:[A-Z\d]{3,16}|[A-HJ-NPR-Z\d]{17})$/)),
      workshop: v.object(
        {
          name: line(name, wrongShape),
          organisationNumber: v.nullable(matching(/^\d{10}$/)),
          city: orNull(line(city, wrongShape)),
        },
        wrongShape,
      ),
    },
    wrongShape,
  ),
  v.check(
    ({ correctsId, correctionReason }) => (correctsId === null) === (correctionReason === null),
    wrongShape,
  ),
);
