import { describe, expect, it } from 'vitest';
import { middleOf, readReport } from './wrk.ts';

const report = `Running 3s test @ http://127.0.0.1:1/
  1 threads and 16 connections
  Latency Distribution
     50%  310.00us
     75%  400.00us
     90%    1.10ms
     99%    1.02s
  90000 requests in 3.10s, 3.40GB read
  Socket errors: connect 0, read 2, write 0, timeout 1
  Non-2xx or 3xx responses: 7
Requests/sec:  29032.26
Transfer/sec:      1.10GB
`;

const load = (rate: number, p99: number) => ({ rate, p50: 1, p99, failed: 1, cost: rate * 2 });

describe('the wrk report', () => {
  it('is parsed with units and failures', () => {
    expect(readReport(report)).toEqual({ rate: 29_032.26, p50: 0.31, p99: 1_020, failed: 10 });
  });

  it('is rejected if it is invalid', () => {
    expect(() => readReport('unable to connect')).toThrow('unable to connect');
  });

  it('is combined with others by the median of each value', () => {
    expect(middleOf([load(1, 9), load(3, 7), load(2, 8)])).toEqual({ rate: 2, p50: 1, p99: 8, failed: 3, cost: 4 });
  });
});
