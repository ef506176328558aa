import { expect, test } from 'vitest';
import { describeOnBoth, type TestApp } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';
import { faultsOfBills, readBill, settle } from '../../support/data/test-bills';

