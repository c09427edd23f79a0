import { specOddPaths } from '../support/securityInputs/specOddPaths.ts';

specOddPaths('rivabella');
