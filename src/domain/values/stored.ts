import * as v from 'valibot';
import { wrongShape } from './fields';

/**
 * Reads what is stored by the schema of its form, but without the limits of forms: a text that has become too long is
 * still shown, and can be shortened. Throws v.ValiError for what has not the form at all.
 */
export function parseStored<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const isDamaged = result.issues.some(({ message }) => message === wrongShape);
  if (result.typed && !isDamaged) return result.output;
  throw new v.ValiError(result.issues);
}
