import type { InspectionTemplateDraft } from '@/domain/workshop/inspectionTemplate';
import { useRecords } from './records';
import { useSettings } from './workshopList';

/** Watches the templates of inspections of the current workshop, in their order; without any the starter set is used. */
export const useInspectionTemplates = () => useSettings('inspectionTemplates');

/** Creates, changes and deletes templates of inspections. */
export const useInspectionTemplateRecords = () =>
  useRecords<InspectionTemplateDraft>('inspectionTemplates');
