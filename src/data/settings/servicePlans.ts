import type { ServicePlan } from '@/domain/servicebook/servicePlan';
import { useRecords } from './records';
import { useSettings } from './workshopList';

/** Watches the service plans of the current workshop, by name; without any the starter set is used. */
export const useServicePlans = () => useSettings('servicePlans');

/** Creates, changes and deletes service plans. */
export const useServicePlanRecords = () => useRecords<ServicePlan>('servicePlans');
