import { damagesOf, damageText } from '@/domain/order/damage';
import { type Inspection, isTouched, pointsOf } from '@/domain/inspection/inspection';
import { linesOf, orderName, type WorkOrder } from '@/domain/order/order';
import { totalsOf } from '@/domain/order/orderSums';
import { type PhotoSheet, thumbsOf } from '@/domain/photo/photo';
import { pointText } from '@/domain/inspection/toldPoint';
import type { Vehicle } from '@/domain/register/vehicle';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';

/** A work order without the people who do the job; the sum in öre including VAT, without what was declined. */
export type ExtractedOrder = {
  number: string;
  registrationNumber: string | null;
  lines: string[];
  sumOre: number;
  /** The inspections of the car with what was found, without the points at which nothing was. */
  inspections: { day: string; template: string; points: string[] }[];
  /** The damages that were marked on the car: `Framdörr vänster: Repa (10 cm)`. */
  damages: string[];
  /** Small copies of the photos of the car, JPEGs in base64. */
  photos: string[];
} & Pick<
  WorkOrder,
  | 'stage'
  | 'odometerKm'
  | 'keyNumber'
  | 'complaint'
  | 'dueAt'
  | 'closedReason'
  | 'createdAt'
  | 'updatedAt'
>;

/** Picks what an extract tells of an order, with the inspections and the small photos of its car. */
export function extractOrder(
  { id, data }: Entry<WorkOrder>,
  vehicles: ReadonlyMap<string, Entry<Vehicle>>,
  inspections: readonly Entry<Inspection>[],
  sheet: PhotoSheet | undefined,
): ExtractedOrder {
  const { stage, odometerKm, keyNumber, complaint, dueAt, closedReason } = data;
  const { createdAt, updatedAt } = data;
  const lines = linesOf(data).map(({ line }) => line);
  const charged = lines.filter(({ answer }) => answer !== 'declined');
  return {
    number: orderName(id),
    registrationNumber: vehicles.get(data.vehicleId ?? '')?.data.registrationNumber ?? null,
    stage,
    odometerKm,
    keyNumber,
    complaint,
    dueAt,
    closedReason,
    lines: lines.map(({ text }) => text),
    sumOre: totalsOf(charged, data).grossOre,
    inspections: inspections.map(({ data: inspection }) => ({
      day: dayOf(inspection.createdAt).toString(),
      template: inspection.templateName,
      points: pointsOf(inspection)
        .filter(({ point }) => isTouched(point))
        .map(({ point }) => pointText(point)),
    })),
    damages: damagesOf(data.damages).map(({ damage }) => damageText(damage)),
    photos: sheet ? thumbsOf(sheet).map(({ thumb }) => thumb) : [],
    createdAt,
    updatedAt,
  };
}
