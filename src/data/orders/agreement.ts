import { doc, documentId, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import type { GenericSchema } from 'valibot';
import { documentPath } from '@/domain/collections/documentPath';
import type { WorkshopCollection } from '@/domain/collections/collections';
import {
  type Answered,
  answerTo,
  type KnownAgreement,
  type LineToAsk,
  nextNumber,
  unreachedLines,
} from '@/domain/order/agreement';
import {
  type AnswerDraft,
  type Approval,
  approvalDocument,
  type ApprovalFields,
  type UnreachableDraft,
} from '@/domain/order/approval';
import {
  type Estimate,
  estimateDocument,
  type EstimateFields,
  freeze,
  type Offer,
} from '@/domain/order/estimate';
import { orderDocument, orderName, type WorkOrder } from '@/domain/order/order';
import type { FollowUpEdits } from '@/domain/order/followUp';
import { lineEdit } from '@/domain/order/orderEdit';
import { parseLine } from '@/domain/order/orderLine';
import { type Entry, entriesOf, joinedLive, type Live } from '@/domain/values/live';
import type { Change } from '@/data/sync/outbox';
import { useLiveDocument, useLiveList, useLiveListOf } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { followUpChange } from './followUps';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection, workshopCollection } from '@/data/workshop/workshopCollection';

/** The most versions of an order's estimate, and the most answers, that are read. */
export const mostOfAgreement = 100;
/** The most answers of a customer that are read. */
export const mostApprovals = 500;

function useOfOrder(name: 'estimates' | 'approvals', orderId: string) {
  const all = useWorkshopCollection(name);
  return query(all, where('orderId', '==', orderId), limit(mostOfAgreement));
}

/** The agreement about an order as far as it is known, and how far that is. */
export interface WatchedAgreement extends KnownAgreement {
  live: Live<unknown[]>;
}

/** Watches the versions of an order's estimate and what has been recorded about the customer's answers to them. */
export function useAgreement(orderId: string): WatchedAgreement {
  const estimates = useLiveList(useOfOrder('estimates', orderId), estimateDocument);
  const approvals = useLiveList(useOfOrder('approvals', orderId), approvalDocument);
  return {
    estimates: entriesOf(estimates),
    approvals: entriesOf(approvals),
    live: joinedLive<unknown>([estimates, approvals]),
  };
}

/** Watches one version of an estimate; its data is null when there is none with the id. */
export function useEstimate(id: string): Live<Entry<Estimate> | null> {
  const estimates = useWorkshopCollection('estimates');
  return useLiveDocument(doc(estimates, id), estimateDocument);
}

function useApprovalsBy(field: 'customerId' | 'personId', ids: readonly string[]) {
  const approvals = useWorkshopCollection('approvals');
  const queryOf = (some: string[]) =>
    query(approvals, where(field, 'in', some), limit(mostApprovals));
  return useLiveListOf(ids, queryOf, approvalDocument);
}

/**
 * Watches the answers about the orders of a customer and those that the customer gave for others, by all ids that the
 * customer has had.
 */
export function useApprovalsOf(ids: readonly string[]): Live<Entry<Approval>[]> {
  const [about, given] = [useApprovalsBy('customerId', ids), useApprovalsBy('personId', ids)];
  const live = joinedLive([about, given]);
  if (live.kind !== 'ready') return live;
  return { ...live, data: [...new Map(live.data.map((each) => [each.id, each])).values()] };
}

/** Watches documents by their ids, which may be named several times. */
function useById<T>(
  name: WorkshopCollection,
  ids: readonly string[],
  schema: GenericSchema<unknown, T>,
) {
  const all = useWorkshopCollection(name);
  const queryOf = (some: string[]) => query(all, where(documentId(), 'in', some), limit(30));
  return useLiveListOf([...new Set(ids)], queryOf, schema);
}

/** Watches the orders and the estimates that answers are about. */
export function useAnswered(answers: readonly Entry<Approval>[]) {
  const data = answers.map((each) => each.data);
  return {
    orders: useById(
      'workOrders',
      data.map((each) => each.orderId),
      orderDocument,
    ),
    estimates: useById(
      'estimates',
      data.map((each) => each.estimateId),
      estimateDocument,
    ),
  };
}

/** The subject of a record: the order, the version that it has, and the known agreement. */
export interface Asked {
  order: Entry<WorkOrder>;
  /** Null for the order as it is, of which a new version is then made. */
  estimate: Entry<Estimate> | null;
  known: KnownAgreement;
  /** The content of a new version, if that is not the order as it is. */
  offer?: Offer;
}

/**
 * Asks customers and records their answers; none of the writes waits for the server. An answer, the version that it
 * is about where that is new, the lines that it changes and what the history tells of them are one batch.
 */
export function useAgreementWrites() {
  const { db, saving } = useStore();
  const { id: workshopId } = useWorkshop();
  return useMemo(() => {
    const newId = () => doc(workshopCollection(db, workshopId, 'approvals')).id;
    const creation = (name: WorkshopCollection, id: string, values: object): Change => ({
      kind: 'create',
      path: documentPath(workshopId, name, id),
      values: { ...values },
    });

    /** The version that is asked about, and its creation where it is new. */
    async function versionOf({ order, estimate, known, offer = order.data }: Asked) {
      if (estimate) return { id: estimate.id, data: estimate.data, changes: [] };
      const data = await freeze(order.id, offer, nextNumber(known.estimates));
      // Two devices without a network may make the same number, and neither may be refused.
      const id = `${order.id}_${data.number}_${newId().slice(0, 6)}`;
      return { id, data, changes: [creation('estimates', id, data)] };
    }

    function write(
      { id, data }: Entry<WorkOrder>,
      version: { id: string; data: EstimateFields; changes: Change[] },
      approval: Omit<ApprovalFields, 'orderId' | 'estimateId' | 'hash' | 'customerId'>,
      { lines, agreedPriceType }: Answered,
      also: Change[] = [],
    ) {
      const edits = lines.map((each) =>
        lineEdit(each.id, parseLine(data.lines[each.id] ?? ''), each.line),
      );
      // An answer that does not change it leaves alone what another device may have written meanwhile.
      const type = agreedPriceType === data.agreedPriceType ? {} : { agreedPriceType };
      const values = Object.assign(type, ...edits.map((edit) => edit.values));
      const about = { orderId: id, estimateId: version.id, hash: version.data.hash };
      void saving.write(`Kundens svar om ${orderName(id)}`, [
        ...version.changes,
        creation('approvals', newId(), { ...about, customerId: data.customerId, ...approval }),
        { kind: 'update', path: documentPath(workshopId, 'workOrders', id), values, base: {} },
        ...edits.map(({ event }) => creation('orderEvents', newId(), { orderId: id, ...event })),
        ...also,
      ]);
    }

    return {
      /** Makes a new version of what the order has now; resolves to its id. */
      async ask(asked: Omit<Asked, 'estimate'>): Promise<string> {
        const { id, changes } = await versionOf({ ...asked, estimate: null });
        void saving.write(`Kostnadsförslag för ${orderName(asked.order.id)}`, changes);
        return id;
      },
      /** Records the answer of the person with the card `personId`, with what it makes of the order's follow-ups. */
      async answer(
        asked: Asked,
        draft: AnswerDraft,
        personId: string | null,
        answeredAt: Date,
        followUps: FollowUpEdits,
      ) {
        const version = await versionOf(asked);
        const { answers, name, how } = draft;
        const signature = how === 'onSite' ? draft.signature : null;
        const said = { answers, name, how, personId, signature, answeredAt };
        const approval = { kind: 'answer', reason: null, ...said } as const;
        const { order } = asked;
        write(order, version, approval, answerTo(order.data, version.data, answers), [
          ...followUps.made.map(({ id, values }) => creation('followUps', id, values)),
          ...followUps.changed.map(({ id, values }) => followUpChange(workshopId, id, values)),
        ]);
      },
      /** Records that the customer could not be reached about `lines`, so that they may be done. */
      async unreachable(
        asked: Asked,
        lines: readonly LineToAsk[],
        draft: UnreachableDraft,
        answeredAt: Date,
      ) {
        const version = await versionOf(asked);
        const nobody = { answers: {}, name: null, personId: null, signature: null };
        const approval = { kind: 'unreachable', ...nobody, ...draft, answeredAt } as const;
        const { data } = asked.order;
        const { agreedPriceType } = data;
        const done = unreachedLines(data, version.data, lines);
        write(asked.order, version, approval, { lines: done, agreedPriceType });
      },
      /** Takes name, signature and reason away from answers, each by itself; nothing brings them back. */
      forget(label: string, ids: readonly string[]) {
        for (const id of ids) {
          const values = { name: null, signature: null, reason: null };
          void saving.write(label, [
            { kind: 'update', path: documentPath(workshopId, 'approvals', id), values },
          ]);
        }
      },
    };
  }, [db, saving, workshopId]);
}
