import { workOrderPath } from '@/paths';
import { fragmentOf } from './bookingAddress';

// These addresses are not in paths.ts, which every visitor of the public pages loads.

/** The address of what the customer gets on paper when the car is fetched. */
export function deliveryNotePath(orderId: string): string {
  return `${workOrderPath(orderId)}/delivery-note`;
}

/** The address of an order's estimate as it would be now, or of a version that the customer has been asked by. */
export function estimatePath(orderId: string, estimateId?: string): string {
  return [workOrderPath(orderId), 'estimate', estimateId].filter(Boolean).join('/');
}

/** The address that opens an order at the ready message that its car is ready. */
export function readyMessagePath(orderId: string): string {
  return workOrderPath(orderId) + fragmentOf('ready');
}

/** The address of an inspection of a work order; with a point, at that point. */
export function inspectionPath(orderId: string, id: string, pointId?: string): string {
  return `${workOrderPath(orderId)}/inspections/${id}${pointId ? `?punkt=${pointId}` : ''}`;
}

/** The address of the protocol of an inspection, for printing. */
export function inspectionSheetPath(orderId: string, id: string): string {
  return `${workOrderPath(orderId)}/inspections/${id}/print`;
}
