import type { Fuel } from '@/domain/register/vehicle';

/** A model with the years when it was sold; a model without `to` is still sold. */
export interface CarModel {
  make: string;
  model: string;
  fuels: Fuel[];
  from: number;
  to?: number;
}

export const carModels: CarModel[] = [
  { make: 'Volvo', model: 'V70', fuels: ['petrol', 'diesel', 'ethanol'], from: 1997, to: 2016 },
  { make: 'Volvo', model: 'V60', fuels: ['petrol', 'diesel'], from: 2011, to: 2025 },
  { make: 'Volvo', model: 'V90', fuels: ['diesel', 'plugInHybrid'], from: 2017, to: 2025 },
  { make: 'Volvo', model: 'XC60', fuels: ['diesel', 'petrol'], from: 2009, to: 2024 },
  { make: 'Volvo', model: 'XC60 Recharge', fuels: ['plugInHybrid'], from: 2020 },
  { make: 'Volvo', model: 'XC40', fuels: ['petrol', 'plugInHybrid', 'electric'], from: 2018 },
  { make: 'Volvo', model: 'EX30', fuels: ['electric'], from: 2024 },
  { make: 'Saab', model: '9-3', fuels: ['petrol', 'diesel', 'ethanol'], from: 2003, to: 2011 },
  { make: 'Saab', model: '9-5', fuels: ['petrol', 'ethanol'], from: 1998, to: 2010 },
  { make: 'Volkswagen', model: 'Golf', fuels: ['petrol', 'diesel'], from: 2004 },
  { make: 'Volkswagen', model: 'Passat', fuels: ['diesel', 'gas'], from: 2009, to: 2021 },
  { make: 'Volkswagen', model: 'Tiguan', fuels: ['petrol', 'diesel'], from: 2008 },
  { make: 'Volkswagen', model: 'ID.4', fuels: ['electric'], from: 2021 },
  { make: 'Volkswagen', model: 'Caddy', fuels: ['diesel', 'gas'], from: 2005 },
  { make: 'Volkswagen', model: 'Transporter', fuels: ['diesel'], from: 2004 },
  { make: 'Skoda', model: 'Octavia', fuels: ['petrol', 'diesel'], from: 2005 },
  { make: 'Skoda', model: 'Fabia', fuels: ['petrol'], from: 2007 },
  { make: 'Skoda', model: 'Enyaq', fuels: ['electric'], from: 2021 },
  { make: 'Audi', model: 'A4', fuels: ['petrol', 'diesel'], from: 2002, to: 2024 },
  { make: 'Audi', model: 'A6', fuels: ['diesel'], from: 2005 },
  { make: 'BMW', model: '320d xDrive', fuels: ['diesel'], from: 2009 },
  { make: 'BMW', model: 'i3', fuels: ['electric'], from: 2014, to: 2022 },
  { make: 'Mercedes-Benz', model: 'C 220 d', fuels: ['diesel'], from: 2008 },
  { make: 'Mercedes-Benz', model: 'Sprinter', fuels: ['diesel'], from: 2007 },
  { make: 'Toyota', model: 'Yaris', fuels: ['petrol'], from: 2006, to: 2019 },
  { make: 'Toyota', model: 'Yaris Hybrid', fuels: ['hybrid'], from: 2013 },
  { make: 'Toyota', model: 'Corolla', fuels: ['hybrid'], from: 2019 },
  { make: 'Toyota', model: 'RAV4', fuels: ['hybrid'], from: 2016 },
  { make: 'Toyota', model: 'Hilux', fuels: ['diesel'], from: 2006 },
  { make: 'Kia', model: "Cee'd", fuels: ['petrol', 'diesel'], from: 2007, to: 2018 },
  { make: 'Kia', model: 'Niro', fuels: ['hybrid', 'plugInHybrid', 'electric'], from: 2016 },
  { make: 'Kia', model: 'EV6', fuels: ['electric'], from: 2021 },
  { make: 'Ford', model: 'Focus', fuels: ['petrol', 'diesel'], from: 2005, to: 2025 },
  { make: 'Ford', model: 'Transit Custom', fuels: ['diesel'], from: 2013 },
  { make: 'Tesla', model: 'Model 3', fuels: ['electric'], from: 2019 },
  { make: 'Tesla', model: 'Model Y', fuels: ['electric'], from: 2021 },
  { make: 'Polestar', model: '2', fuels: ['electric'], from: 2020 },
  { make: 'Nissan', model: 'Qashqai', fuels: ['petrol', 'diesel'], from: 2007, to: 2021 },
  { make: 'Nissan', model: 'Leaf', fuels: ['electric'], from: 2011, to: 2024 },
  { make: 'Renault', model: 'Clio', fuels: ['petrol'], from: 2006 },
  { make: 'Renault', model: 'Kangoo', fuels: ['diesel'], from: 2008 },
  { make: 'Peugeot', model: '208', fuels: ['petrol'], from: 2012 },
  { make: 'Peugeot', model: 'e-208', fuels: ['electric'], from: 2020 },
  { make: 'Peugeot', model: 'Partner', fuels: ['diesel'], from: 2005 },
  { make: 'Citroën', model: 'C3', fuels: ['petrol'], from: 2005 },
  { make: 'Opel', model: 'Astra', fuels: ['petrol', 'diesel'], from: 2004 },
  { make: 'Hyundai', model: 'i20', fuels: ['petrol'], from: 2009 },
  { make: 'Hyundai', model: 'Kona', fuels: ['petrol', 'hybrid', 'electric'], from: 2018 },
  { make: 'Mazda', model: 'CX-5', fuels: ['petrol', 'diesel'], from: 2012 },
  { make: 'Subaru', model: 'Outback', fuels: ['petrol', 'diesel'], from: 2004, to: 2025 },
  { make: 'Mitsubishi', model: 'Outlander', fuels: ['plugInHybrid'], from: 2014, to: 2021 },
  { make: 'Honda', model: 'CR-V', fuels: ['petrol'], from: 2007, to: 2018 },
  { make: 'Seat', model: 'Leon', fuels: ['petrol'], from: 2006 },
  { make: 'Dacia', model: 'Duster', fuels: ['petrol', 'diesel'], from: 2010 },
  { make: 'MG', model: '4', fuels: ['electric'], from: 2022 },
  { make: 'Fiat', model: '500', fuels: ['petrol'], from: 2008, to: 2023 },
];
