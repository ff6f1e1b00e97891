import type { Request, Write } from '../support/rulesClient';
import type { Person } from './world';

/** One line of the table: somebody asks for something in the world, and is or is not allowed to. */
export interface Row {
  /** The collection that it is about. */
  about: string;
  name: string;
  who: Person;
  allowed: boolean;
  request: Request;
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
