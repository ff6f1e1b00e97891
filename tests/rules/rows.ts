import type { Fields } from '../../scripts/firestoreValue';
import type { Request, Write } from '../support/rulesClient';
import type { Person } from './world';

/** A line of the table: a person requests something in the world, and is allowed to or not. */
export interface Row {
  /** The collection of the request. */
  about: string;
  name: string;
  who: Person;
  allowed: boolean;
  request: Request;
  /** Documents of the world that are otherwise in this row alone, by their paths. */
  where?: Record<string, Fields>;
}

/** Rows about one collection. */
export function about(collection: string) {
  const row = (allowed: boolean, name: string, who: Person, request: Request | Write[]): Row => ({
    about: collection,
    name: `${collection}: ${who} ${allowed ? 'may' : 'may not'} ${name}`,
    who,
    allowed,
    request: Array.isArray(request) ? { writes: request } : request,
  });
  return {
    may: (who: Person, name: string, request: Request | Write[]) => row(true, name, who, request),
    mayNot: (who: Person, name: string, request: Request | Write[]) =>
      row(false, name, who, request),
  };
}
