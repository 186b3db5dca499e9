import type { Cause } from "../cause.ts";
import { airbagBeltsAndBags } from "./airbag-belts-and-bags.ts";
import { airbagSafety } from "./airbag-safety.ts";
import { bodyClosures } from "./body-closures.ts";
import { bodyStructure } from "./body-structure.ts";
import { bodyWaterAndGlass } from "./body-water-and-glass.ts";
import { brakesCalipers } from "./brakes-calipers.ts";
import { brakesElectronic } from "./brakes-electronic.ts";
import { brakesHydraulic } from "./brakes-hydraulic.ts";
import { brakesPads } from "./brakes-pads.ts";
import { brakesParking } from "./brakes-parking.ts";
import { brakesRotors } from "./brakes-rotors.ts";
import { clutch } from "./clutch.ts";
import { coolingFan } from "./cooling-fan.ts";
import { coolingFlow } from "./cooling-flow.ts";
import { coolingInternal } from "./cooling-internal.ts";
import { coolingLeaks } from "./cooling-leaks.ts";
import { drivelineAllWheel } from "./driveline-all-wheel.ts";
import { drivelineAxles } from "./driveline-axles.ts";
import { drivelineDifferentials } from "./driveline-differentials.ts";
import { electricalAssistance } from "./electrical-assistance.ts";
import { electricalEquipment } from "./electrical-equipment.ts";
import { electricalLights } from "./electrical-lights.ts";
import { electricalModules } from "./electrical-modules.ts";
import { electricalWiring } from "./electrical-wiring.ts";
import { emissionsCatalyst } from "./emissions-catalyst.ts";
import { emissionsDiesel } from "./emissions-diesel.ts";
import { emissionsEvap } from "./emissions-evap.ts";
import { emissionsRecirculation } from "./emissions-recirculation.ts";
import { engineAir } from "./engine-air.ts";
import { engineBeltsMounts } from "./engine-belts-mounts.ts";
import { engineInternal } from "./engine-internal.ts";
import { engineLeaks } from "./engine-leaks.ts";
import { engineOil } from "./engine-oil.ts";
import { engineTiming } from "./engine-timing.ts";
import { engineTurbo } from "./engine-turbo.ts";
import { engineValvetrain } from "./engine-valvetrain.ts";
import { engineVariableTiming } from "./engine-variable-timing.ts";
import { exhaust } from "./exhaust.ts";
import { fuelAir } from "./fuel-air.ts";
import { fuelDiesel } from "./fuel-diesel.ts";
import { fuelInjection } from "./fuel-injection.ts";
import { fuelOlderEngines } from "./fuel-older-engines.ts";
import { fuelPressure } from "./fuel-pressure.ts";
import { fuelTank } from "./fuel-tank.ts";
import { hvacAirflow } from "./hvac-airflow.ts";
import { hvacCompressor } from "./hvac-compressor.ts";
import { hvacRefrigerant } from "./hvac-refrigerant.ts";
import { hvacTemperature } from "./hvac-temperature.ts";
import { hybridEvBattery } from "./hybrid-ev-battery.ts";
import { hybridEvCharging } from "./hybrid-ev-charging.ts";
import { hybridEvDrive } from "./hybrid-ev-drive.ts";
import { ignition } from "./ignition.ts";
import { ignitionSensors } from "./ignition-sensors.ts";
import { startingBattery } from "./starting-battery.ts";
import { startingCharging } from "./starting-charging.ts";
import { startingKeys } from "./starting-keys.ts";
import { startingPermission } from "./starting-permission.ts";
import { startingStarter } from "./starting-starter.ts";
import { steeringAssist } from "./steering-assist.ts";
import { steeringLinkage } from "./steering-linkage.ts";
import { steeringTruck } from "./steering-truck.ts";
import { suspensionAir } from "./suspension-air.ts";
import { suspensionLinks } from "./suspension-links.ts";
import { suspensionSprings } from "./suspension-springs.ts";
import { tires } from "./tires.ts";
import { transmissionAutomatic } from "./transmission-automatic.ts";
import { transmissionControls } from "./transmission-controls.ts";
import { transmissionCvt } from "./transmission-cvt.ts";
import { transmissionDct } from "./transmission-dct.ts";
import { transmissionFluid } from "./transmission-fluid.ts";
import { transmissionHydraulics } from "./transmission-hydraulics.ts";
import { transmissionManual } from "./transmission-manual.ts";
import { transmissionShifter } from "./transmission-shifter.ts";
import { wheelBearings } from "./wheel-bearings.ts";
import { wheels } from "./wheels.ts";

/** Every cause the diagnosis knows, over all systems of a car. A new file of causes is added here. */
export const CAUSES: readonly Cause[] = [
  ...airbagBeltsAndBags,
  ...airbagSafety,
  ...bodyClosures,
  ...bodyStructure,
  ...bodyWaterAndGlass,
  ...brakesCalipers,
  ...brakesElectronic,
  ...brakesHydraulic,
  ...brakesPads,
  ...brakesParking,
  ...brakesRotors,
  ...clutch,
  ...coolingFan,
  ...coolingFlow,
  ...coolingInternal,
  ...coolingLeaks,
  ...drivelineAllWheel,
  ...drivelineAxles,
  ...drivelineDifferentials,
  ...electricalAssistance,
  ...electricalEquipment,
  ...electricalLights,
  ...electricalModules,
  ...electricalWiring,
  ...emissionsCatalyst,
  ...emissionsDiesel,
  ...emissionsEvap,
  ...emissionsRecirculation,
  ...engineAir,
  ...engineBeltsMounts,
  ...engineInternal,
  ...engineLeaks,
  ...engineOil,
  ...engineTiming,
  ...engineTurbo,
  ...engineValvetrain,
  ...engineVariableTiming,
  ...exhaust,
  ...fuelAir,
  ...fuelDiesel,
  ...fuelInjection,
  ...fuelOlderEngines,
  ...fuelPressure,
  ...fuelTank,
  ...hvacAirflow,
  ...hvacCompressor,
  ...hvacRefrigerant,
  ...hvacTemperature,
  ...hybridEvBattery,
  ...hybridEvCharging,
  ...hybridEvDrive,
  ...ignitionSensors,
  ...ignition,
  ...startingBattery,
  ...startingCharging,
  ...startingKeys,
  ...startingPermission,
  ...startingStarter,
  ...steeringAssist,
  ...steeringLinkage,
  ...steeringTruck,
  ...suspensionAir,
  ...suspensionLinks,
  ...suspensionSprings,
  ...tires,
  ...transmissionAutomatic,
  ...transmissionControls,
  ...transmissionCvt,
  ...transmissionDct,
  ...transmissionFluid,
  ...transmissionHydraulics,
  ...transmissionManual,
  ...transmissionShifter,
  ...wheelBearings,
  ...wheels,
];
