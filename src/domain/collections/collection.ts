import type { ExtractPart } from '@/domain/record/customerExtract';
import type { Role } from '@/domain/workshop/member';
import type { Beside } from './beside';
import type { Fields, StoredFields } from './field';

/** Everything that the app must know about a collection, so that no list of collections lacks one. */
export interface Collection {
  /** The name of one document. */
  one: string;
  /** The fields other than the stamps. */
  fields: StoredFields;
  /** The fields of an entry other than the stamps, where entries are added to a document one at a time. */
  entries?: Fields;
  /** The field that tells one document from another, or the text of an id that does. */
  title?: string | ((id: string) => string);
  /**
   * The place in the file with everything of a workshop; `theWorkshop` is the document that the file is about. A collection that
   * is `tooLarge` for one file is in it only through other data that are derived from it.
   */
  exported: Exported | 'theWorkshop' | 'notOfTheWorkshop' | 'tooLarge';
  customers: OfCustomers | 'unconcerned';
  /** The groups of fields that change as one: a mix of two people's values would be a state that neither has chosen. */
  together?: readonly (readonly string[])[];
  /**
   * The fields of which replaced values are kept: those that people type, and a booking's status. The rules name them too. An
   * organisationsnummer is none of them, because a sole trader's is a personnummer.
   */
  replaced?: readonly string[];
  /**
   * The fields by which a document takes a time: a write of one of them must know them all, and every other write must know
   * the status.
   */
  occupying?: readonly string[];
  /** The writes that an update needs beside it in its batch. */
  beside?: Beside;
  /** The fields whose change the server must stamp, with the names of their stamps. */
  stamped?: Readonly<Record<string, string>>;
  /** The field with the id of the document whose history this one belongs to; the two are created together. */
  historyOf?: string;
  /** Present where no device may store the documents: a write waits in the memory of its tab. */
  secret?: true;
  /** Present where documents are only ever added: one that is there shows that its batch has arrived. */
  onlyAdded?: true;
}

/** A collection in the file with everything of a workshop. */
export interface Exported {
  /** The name on the data page. */
  as: string;
  /** The number of documents in a page; the rules refuse to list more. */
  page: number;
  /** True if a role may list the collection; left out where every member may. */
  mayList?: (role: Role) => boolean;
}

/** The part of documents that name a customer in merging, in anonymising and in the extract. */
interface OfCustomers {
  /**
   * The effect of a merge of two customers: the customers are `joined`, documents that name the merged
   * customer are `renamed`, or they go on naming that customer and are `followed` by `mergedInto` to the one
   * that stays.
   */
  merging: 'joined' | 'renamed' | 'followed';
  /**
   * The effect of anonymising a customer: nothing about the person is left (`blanked`), free texts about the
   * person are emptied (`emptied`), the documents are `deleted`, or nothing changes (`kept`).
   */
  anonymising: 'blanked' | 'emptied' | 'deleted' | 'kept';
  /**
   * The part of the extract (GDPR art. 15) that tells of the documents: one of its own, or a list with all fields of those whose
   * `customerId` names the customer, or whose `phone` or `email` is the customer's (`listedByContact`). Otherwise the reason why
   * the extract tells nothing of them.
   */
  extract: ExtractPart | 'listed' | 'listedByContact' | { leftOut: string };
}

/**
 * A collection computed from another one, or from several of which one is named: nobody types its values, it names no
 * person, and it is only exported in the place of one that is too large.
 */
export interface Derived {
  derivedFrom: string;
  exported?: Exported;
}
