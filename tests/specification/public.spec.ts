import { publicStates } from './public/states.ts';
import { checkStates } from './visit.ts';

checkStates(publicStates);
