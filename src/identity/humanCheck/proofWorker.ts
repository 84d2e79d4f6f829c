// Worker that solves challenges: a file of the build, because the CSP `worker-src 'self'` blocks
// blobs.
import 'altcha-lib/v1/worker'
