import type { GenericSchema } from 'valibot';
import {
  type OpeningException,
  openingExceptionDocument,
  type WeekdayHours,
  weekdayHoursDocument,
} from '@/domain/workshop/openingHours';
import {
  type InspectionTemplate,
  inspectionTemplateDocument,
} from '@/domain/workshop/inspectionTemplate';
import { type StoredTemplate, messageTemplateDocument } from '@/domain/workshop/messageTemplate';
import { type BookingSettings, bookingSettingsDocument } from '@/domain/publicPage/bookingSettings';
import { type InvoiceSettings, invoiceSettingsDocument } from '@/domain/invoice/invoiceSettings';
import { type PartShard, partShardDocument } from '@/domain/part/part';
import { type Resource, resourceDocument } from '@/domain/workshop/resource';
import { type Service, serviceDocument } from '@/domain/workshop/service';
import { servicePlanDocument, type StoredServicePlan } from '@/domain/servicebook/servicePlan';
import { type SigningKeyDocument, signingKeyDocument } from '@/domain/servicebook/signingKey';
import { type Staff, staffDocument } from '@/domain/workshop/staff';

/**
 * The collections of a workshop that change seldom and are needed by every page. They were 90 of the 140 documents of each start
 * in the large demo; kept on the device they cost a question each.
 */
export interface Settings {
  services: Service;
  resources: Resource;
  staff: Staff;
  openingHours: WeekdayHours;
  openingExceptions: OpeningException;
  messageTemplates: StoredTemplate;
  inspectionTemplates: InspectionTemplate;
  partShards: PartShard;
  bookingSettings: BookingSettings;
  invoiceSettings: InvoiceSettings;
  servicePlans: StoredServicePlan;
  signingKeys: SigningKeyDocument;
}

/** A list of settings: how its documents are read, and by which field they are sorted; `__name__` is the id. */
export interface SettingsList<T> {
  schema: GenericSchema<unknown, T>;
  orderField: (keyof T & string) | '__name__';
}

export const settingsLists: { readonly [N in keyof Settings]: SettingsList<Settings[N]> } = {
  services: { schema: serviceDocument, orderField: 'order' },
  resources: { schema: resourceDocument, orderField: 'order' },
  staff: { schema: staffDocument, orderField: 'name' },
  openingHours: { schema: weekdayHoursDocument, orderField: '__name__' },
  openingExceptions: { schema: openingExceptionDocument, orderField: '__name__' },
  messageTemplates: { schema: messageTemplateDocument, orderField: '__name__' },
  inspectionTemplates: { schema: inspectionTemplateDocument, orderField: 'order' },
  partShards: { schema: partShardDocument, orderField: '__name__' },
  bookingSettings: { schema: bookingSettingsDocument, orderField: '__name__' },
  invoiceSettings: { schema: invoiceSettingsDocument, orderField: '__name__' },
  servicePlans: { schema: servicePlanDocument, orderField: 'name' },
  signingKeys: { schema: signingKeyDocument, orderField: 'device' },
};
