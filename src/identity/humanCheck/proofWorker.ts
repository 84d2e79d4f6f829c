// Worker that solves challenges: a file of the build (CSP `worker-src 'self'`), never a blob.
import 'altcha-lib/v1/worker'
